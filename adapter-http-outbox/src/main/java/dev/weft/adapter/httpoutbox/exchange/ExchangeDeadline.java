package dev.weft.adapter.httpoutbox.exchange;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.hc.core5.concurrent.Cancellable;

/**
 * Aborts an exchange that is not over in time, whatever it is doing: connecting, writing, waiting.
 *
 * <p>Socket timeouts count the silence between two bytes; a receiver that sends one byte a second
 * never meets them.
 */
public final class ExchangeDeadline implements AutoCloseable {

  private final AtomicBoolean passed = new AtomicBoolean();
  private final Future<?> alarm;

  private ExchangeDeadline(ScheduledExecutorService timer, Duration allowed, Cancellable exchange) {
    this.alarm = timer.schedule(() -> abort(exchange), allowed.toMillis(), TimeUnit.MILLISECONDS);
  }

  public static ExchangeDeadline started(
      ScheduledExecutorService timer, Duration allowed, Cancellable exchange) {
    return new ExchangeDeadline(timer, allowed, exchange);
  }

  private void abort(Cancellable exchange) {
    passed.set(true);
    exchange.cancel();
  }

  public boolean passed() {
    return passed.get();
  }

  @Override
  public void close() {
    alarm.cancel(false);
  }
}
