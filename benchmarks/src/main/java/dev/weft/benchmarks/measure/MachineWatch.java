package dev.weft.benchmarks.measure;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Watches what the machine does to whoever waits, while a scenario runs.
 *
 * <p>Nobody answers sooner than a processor comes free for the answer: where a thread that asks for
 * next to nothing wakes late, short times are out of reach for everybody. It shares the processors
 * with the load and with whatever else the host runs.
 */
public final class MachineWatch implements AutoCloseable {

  private static final Duration SLEEP = Duration.ofMillis(1);

  private final ProcessorTimes before;
  private final Histogram delays = new Histogram();
  private final Thread sleeper;
  private volatile boolean over;

  private MachineWatch(ProcessorTimes before) {
    this.before = before;
    this.sleeper = Thread.ofPlatform().daemon().name("bench-sleeper").unstarted(this::sleep);
  }

  public static MachineWatch start() throws IOException {
    MachineWatch watch = new MachineWatch(ProcessorTimes.now());
    watch.sleeper.start();
    return watch;
  }

  private void sleep() {
    do {
      long until = System.nanoTime() + SLEEP.toNanos();
      for (long left = SLEEP.toNanos(); left > 0; left = until - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      delays.record(Duration.ofNanos(System.nanoTime() - until), 1);
    } while (!over);
  }

  public Conditions stop() throws IOException, InterruptedException {
    close();
    sleeper.join();
    return new Conditions(
        delays.percentile(0.99), delays.percentile(1), ProcessorTimes.now().stolenSince(before));
  }

  /** Lets the thread end; what failed must not leave it beside what runs next. */
  @Override
  public void close() {
    over = true;
  }

  /**
   * What a run was up against.
   *
   * @param wakeP99 by how much a sleep of a millisecond ended late while the scenario ran
   * @param stolen share of the processors' time that the host gave to others meanwhile; 0 where the
   *     system does not tell
   */
  public record Conditions(Duration wakeP99, Duration wakeWorst, double stolen) {}
}
