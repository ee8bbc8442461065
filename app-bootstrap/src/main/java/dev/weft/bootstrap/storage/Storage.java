package dev.weft.bootstrap.storage;

import dev.weft.port.out.tx.Transactions;

/** An open store. Closing it lets go of its connections; nothing may be asked of it afterwards. */
public interface Storage extends AutoCloseable {

  Transactions transactions();

  /** Whether it would answer now. */
  boolean isReady();

  @Override
  void close();
}
