package dev.weft.testkit.contract;

import dev.weft.port.out.tx.Transactions;

/** An embedder's own open transaction, which the engine joins but never ends. */
public interface CallerTransaction extends AutoCloseable {

  /** Runs bodies inside this transaction. */
  Transactions transactions();

  /** Commits, and waits until the hints that travel with the commit have been heard. */
  void commit();

  void rollback();

  /** Rolls back what was not committed. */
  @Override
  void close();
}
