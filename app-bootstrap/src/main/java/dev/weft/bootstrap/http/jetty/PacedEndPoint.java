package dev.weft.bootstrap.http.jetty;

import dev.weft.bootstrap.config.ConnectionLimits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * One connection with a deadline for the headers and one for the body of each request.
 *
 * <p>The idle timeout alone does not stop a client that sends a byte now and then.
 */
final class PacedEndPoint extends SocketChannelEndPoint {

  private enum Stage {
    QUIET,
    HEADERS,
    BODY,
    SERVING
  }

  private final Scheduler scheduler;
  private final ConnectionLimits limits;
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.QUIET);
  private Scheduler.Task deadline = () -> true;

  PacedEndPoint(
      SocketChannel channel,
      ManagedSelector selector,
      SelectionKey key,
      Scheduler scheduler,
      ConnectionLimits limits) {
    super(channel, selector, key, scheduler);
    this.scheduler = scheduler;
    this.limits = limits;
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    int filled = super.fill(buffer);
    if (filled > 0 && stage.compareAndSet(Stage.QUIET, Stage.HEADERS)) {
      within(limits.headerRead());
    }
    return filled;
  }

  /** The headers of a request are complete. */
  void headersRead(boolean bodyFollows) {
    stage.set(bodyFollows ? Stage.BODY : Stage.SERVING);
    if (bodyFollows) {
      within(limits.bodyRead());
    } else {
      atLeisure();
    }
  }

  void bodyRead() {
    stage.set(Stage.SERVING);
    atLeisure();
  }

  /** The request is answered, the next may come. */
  void answered() {
    stage.set(Stage.QUIET);
    atLeisure();
  }

  private void within(Duration time) {
    arm(scheduler.schedule(this::tooSlow, time.toMillis(), TimeUnit.MILLISECONDS));
  }

  private void atLeisure() {
    arm(() -> true);
  }

  private void arm(Scheduler.Task next) {
    lock.lock();
    try {
      deadline.cancel();
      deadline = next;
    } finally {
      lock.unlock();
    }
  }

  private void tooSlow() {
    close(new TimeoutException("the request came in too slowly"));
  }

  @Override
  public void onClose(Throwable cause) {
    atLeisure();
    super.onClose(cause);
  }
}
