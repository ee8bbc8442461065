package dev.weft.port.out.tx;

import dev.weft.port.out.execution.ExecutionReads;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.submission.KeyStore;

/** The stores of one transaction; useless once it has ended. */
public interface Stores {

  ExecutionStore executions();

  ExecutionReads reads();

  KeyStore keys();

  Hints hints();
}
