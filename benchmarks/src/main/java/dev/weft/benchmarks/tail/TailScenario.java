package dev.weft.benchmarks.tail;

import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.Counters;
import dev.weft.benchmarks.weft.RunningAttempts;
import dev.weft.benchmarks.weft.WeftTails;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.port.in.stream.AppendFrames;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** Runs one load after the other over the same attempts; each starts with fresh connections. */
public final class TailScenario {

  private static final int FRAME_BYTES = 200;
  private static final Duration LEAD = Duration.ofMillis(400);
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final RunningAttempts attempts;
  private final NewFrame frame =
      new NewFrame(
          FrameLabel.of(FrameKind.STDOUT),
          FrameBytes.of(new byte[FRAME_BYTES]),
          new FrameMode.Durable(),
          ClientSeq.NONE);

  public TailScenario(RunningAttempts attempts) {
    this.attempts = attempts;
  }

  /**
   * Frames come at the rate of the load for so long, after a lead that is not timed: the first
   * statements of a connection are planned.
   */
  public Round run(TailLoad load, Duration lasting) throws SQLException, InterruptedException {
    int frames = load.framesIn(lasting.plus(LEAD));
    DeliveryMeter meter = new DeliveryMeter((long) frames * load.tailers());
    attempts.database().settle();
    Counters before = attempts.database().counters();
    long elapsed;
    try (WeftTails sides = new WeftTails(attempts)) {
      park(sides, load, meter);
      elapsed = appendAll(sides.append(), load, frames, meter);
      meter.awaitAll();
    }
    Drained drained = new Drained(frames, Duration.ofNanos(elapsed), meter.delays());
    return new Round(drained, attempts.database().counters().since(before));
  }

  /** From here on, not from the beginning: streams hold what earlier loads wrote. */
  private void park(WeftTails sides, TailLoad load, DeliveryMeter meter) {
    StreamPosition now = new StreamPosition(System.currentTimeMillis(), 0);
    for (LeaseHandle handle : attempts.handles().subList(0, load.streams())) {
      StreamKey stream = new StreamKey(handle.execution(), handle.attempt());
      for (int i = 0; i < load.tailers(); i++) {
        sides.follow(stream, now, result -> meter.told(stream, result));
      }
    }
    while (!sides.ready(load.streams() * load.tailers())) {
      LockSupport.parkNanos(Duration.ofMillis(1).toNanos());
    }
  }

  private long appendAll(AppendFrames append, TailLoad load, int frames, DeliveryMeter meter)
      throws InterruptedException {
    CountDownLatch acknowledged = new CountDownLatch(frames);
    int untimed = load.framesIn(LEAD);
    long start = System.nanoTime();
    for (int nth = 0; nth < frames; nth++) {
      LeaseHandle handle = attempts.handles().get(nth % load.streams());
      pace(start + nth * NANOS_PER_SECOND / load.perSecond());
      boolean timed = nth >= untimed;
      Thread.startVirtualThread(
          () -> {
            FrameId id = append(append, handle);
            if (timed) {
              meter.committed(new StreamKey(handle.execution(), handle.attempt()), id);
            }
            acknowledged.countDown();
          });
    }
    acknowledged.await();
    return System.nanoTime() - start;
  }

  private static void pace(long due) {
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  private FrameId append(AppendFrames append, LeaseHandle handle) {
    AppendFrames.Command call = new AppendFrames.Command(handle, List.of(frame));
    return append.append(List.of(call)).getFirst() instanceof AppendFrames.Result.Appended appended
        ? appended.ids().getFirst()
        : failed(handle);
  }

  private static FrameId failed(LeaseHandle handle) {
    throw new IllegalStateException("not appended: " + handle.execution());
  }
}
