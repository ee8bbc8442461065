package dev.weft.bootstrap.storage;

import dev.weft.port.out.tx.Transactions;

/** An open store. Closing it lets go of its connections; nothing may be asked of it afterwards. */
public interface Storage extends AutoCloseable {

  /** For callers and workers. */
  Transactions transactions();

  /** For renewals alone: no lease is lost because callers took every connection (A12). */
  Transactions renewals();

  /** For loops: sweeps, dispatch and delivery go on while callers wait. */
  Transactions background();

  /** Whether it would answer now. */
  boolean isReady();

  @Override
  void close();
}
