package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.HintChannel;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.signal.WorkSignal;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;

/**
 * Tells this process at once and the others soon: hints gather, and at most one batch is sent per
 * {@link #BREATH}.
 *
 * <p>Outside every data transaction, so a slow or full channel costs no append. What cannot be sent
 * is dropped; the others poll.
 */
public final class HintSender implements WorkSignal, AutoCloseable {

  static final Duration BREATH = Duration.ofMillis(10);

  private static final int MOST_WAITING = 10_000;
  private static final Cadence IDLE = Cadence.every(Duration.ofSeconds(1));

  private final WorkSignal local;
  private final HintChannel channel;
  private final ReentrantLock lock = new ReentrantLock();
  private final Set<Lane> lanes = new LinkedHashSet<>();
  private final Set<StreamKey> streams = new LinkedHashSet<>();
  private final Bell waiting = new Bell();
  private final PollingLoop loop;

  private HintSender(WorkSignal local, HintChannel channel, RandomGenerator random) {
    this.local = local;
    this.channel = channel;
    this.loop = PollingLoop.started("hint-send", this::tick, IDLE, waiting, random);
  }

  public static HintSender started(WorkSignal local, HintChannel channel, RandomGenerator random) {
    return new HintSender(local, channel, random);
  }

  @Override
  public void raise(Wakeups wakeups) {
    local.raise(wakeups);
    lock.lock();
    try {
      if (lanes.size() + streams.size() < MOST_WAITING) {
        lanes.addAll(wakeups.lanes());
        streams.addAll(wakeups.streams());
      }
    } finally {
      lock.unlock();
    }
    waiting.ring();
  }

  /** Sends what has gathered; answers whether there was anything. */
  public boolean sendOnce() {
    Wakeups gathered = take();
    if (gathered.isEmpty()) {
      return false;
    }
    channel.send(gathered);
    return true;
  }

  private Wakeups take() {
    lock.lock();
    try {
      Wakeups gathered = new Wakeups(lanes, streams);
      lanes.clear();
      streams.clear();
      return gathered;
    } finally {
      lock.unlock();
    }
  }

  private Ticked tick() throws InterruptedException {
    if (!sendOnce()) {
      return Ticked.IDLE;
    }
    TimeUnit.NANOSECONDS.sleep(BREATH.toNanos());
    return Ticked.MORE;
  }

  public LoopHealth health() {
    return loop.health();
  }

  @Override
  public void close() {
    loop.close();
  }
}
