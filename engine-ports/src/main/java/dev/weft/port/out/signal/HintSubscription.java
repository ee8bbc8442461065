package dev.weft.port.out.signal;

import java.time.Duration;

/** One listener. Used by one thread at a time; whoever opened it closes it. */
public interface HintSubscription extends AutoCloseable {

  /**
   * What was heard until now, or within the wait; empty when nothing came. A silent wait ends with
   * a check that the connection still lives.
   *
   * @throws dev.weft.port.failure.TransientPortException when the connection is lost; hints may
   *     have been missed, and the caller subscribes again
   */
  Wakeups await(Duration wait);

  @Override
  void close();
}
