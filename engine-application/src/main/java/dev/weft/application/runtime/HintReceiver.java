package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.out.signal.HintChannel;
import dev.weft.port.out.signal.HintSubscription;
import dev.weft.port.out.signal.Wakeups;
import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * Hears the hints of other processes and wakes whoever waits here.
 *
 * <p>Each time it starts to listen it has everybody look for themselves: what was sent while it did
 * not listen is lost.
 */
public final class HintReceiver implements AutoCloseable {

  private static final Duration WAIT = Duration.ofSeconds(2);
  private static final Cadence AGAIN = new Cadence(Duration.ofMillis(1), Duration.ofMillis(500));

  private final HintChannel channel;
  private final LocalWorkSignal signal;
  private final TailHub tails;
  private final PollingLoop loop;
  private volatile HintSubscription subscription;

  private HintReceiver(
      HintChannel channel, LocalWorkSignal signal, TailHub tails, RandomGenerator random) {
    this.channel = channel;
    this.signal = signal;
    this.tails = tails;
    this.loop = PollingLoop.started("hint-listen", this::tick, AGAIN, new Bell(), random);
  }

  public static HintReceiver started(
      HintChannel channel, LocalWorkSignal signal, TailHub tails, RandomGenerator random) {
    return new HintReceiver(channel, signal, tails, random);
  }

  private Ticked tick() {
    if (subscription == null) {
      subscription = channel.subscribe();
      signal.raiseAll();
      tails.suspectAll();
    }
    try {
      hear(subscription.await(WAIT));
    } catch (TransientPortException lost) {
      hangUp();
      throw lost;
    }
    return Ticked.MORE;
  }

  private void hear(Wakeups heard) {
    if (!heard.lanes().isEmpty()) {
      signal.raise(Wakeups.ofLanes(heard.lanes()));
    }
    if (!heard.streams().isEmpty()) {
      tails.suspect(heard.streams());
    }
  }

  private void hangUp() {
    HintSubscription lost = subscription;
    subscription = null;
    try {
      lost.close();
    } catch (TransientPortException alreadyGone) {
      // The connection is lost either way.
    }
  }

  /** Whether hints arrive at this moment; before that and after a loss everybody polls. */
  public boolean isListening() {
    return subscription != null;
  }

  public LoopHealth health() {
    return loop.health();
  }

  /** Ends after the wait in progress. */
  @Override
  public void close() {
    loop.close();
    if (subscription != null) {
      hangUp();
    }
  }
}
