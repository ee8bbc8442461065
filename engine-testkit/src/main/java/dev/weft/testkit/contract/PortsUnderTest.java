package dev.weft.testkit.contract;

import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.TestClock;

/**
 * What a suite needs of an adapter: an empty store and a hand on its clock.
 *
 * <p>The transactions must be safe for at least sixteen threads at once. Closed once the suite is
 * over.
 */
public interface PortsUnderTest extends AutoCloseable {

  Transactions transactions();

  /** The store's own time, in whole milliseconds. */
  TestClock clock();

  IdSource ids();

  /** Reads the patches of summaries. */
  JsonCodec json();

  /** Hears the hints of committed transactions. */
  RecordingWorkSignal signal();

  /** Opens a transaction that the test ends; used by one thread. */
  CallerTransaction callerTransaction();

  @Override
  default void close() {}
}
