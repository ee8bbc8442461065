package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.measure.Drained;
import java.sql.SQLException;

/**
 * Something that can work off a backlog of no-op executions on its own database.
 *
 * <p>Prepared and drained once per round, always in this order. When {@link #drain} returns, every
 * execution is acknowledged and no connection is open: the server's counters are read next.
 */
public interface Contender extends AutoCloseable {

  String name();

  /** Submits the backlog; nothing of it runs yet. */
  void prepare(int executions, byte[] payload) throws SQLException;

  /** Runs until the whole backlog is acknowledged. */
  Drained drain() throws SQLException, InterruptedException;

  @Override
  void close();
}
