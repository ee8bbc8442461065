package dev.weft.benchmarks.measure;

import java.sql.SQLException;
import java.time.Duration;

/**
 * Calls one after the other on one thread, each acknowledged before the next.
 *
 * <p>The first call prepares statements and is not timed.
 */
public final class SerialCalls {

  private SerialCalls() {}

  /** Makes enough calls for so many items; an ack is the time of one whole call. */
  public static Drained timed(int items, int perCall, Call call) throws SQLException {
    call.make(0);
    Histogram acks = new Histogram();
    int calls = Math.max(1, items / perCall);
    long first = System.nanoTime();
    for (int nth = 1; nth <= calls; nth++) {
      long begin = System.nanoTime();
      call.make(nth);
      acks.record(Duration.ofNanos(System.nanoTime() - begin), perCall);
    }
    return new Drained(calls * perCall, Duration.ofNanos(System.nanoTime() - first), acks);
  }

  /** One call; its number counts from 0. */
  public interface Call {
    void make(int nth) throws SQLException;
  }
}
