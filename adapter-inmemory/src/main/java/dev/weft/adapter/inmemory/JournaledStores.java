package dev.weft.adapter.inmemory;

import dev.weft.port.out.execution.ExecutionReads;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.submission.KeyStore;
import dev.weft.port.out.tx.Stores;

/** The stores of one transaction, writing down in its journal what they do. */
final class JournaledStores implements Stores {

  private final Journal journal;
  private final ExecutionStore executions;
  private final ExecutionReads reads;
  private final KeyStore keys;
  private final Hints hints;

  JournaledStores(EngineState state, Journal journal, StoreClock clock, Hints hints) {
    this.journal = journal;
    this.executions = new InMemoryExecutionStore(state, journal, clock);
    this.reads = new InMemoryExecutionReads(state, clock);
    this.keys = new InMemoryKeyStore(state, journal);
    this.hints = hints;
  }

  @Override
  public ExecutionStore executions() {
    journal.requireOpen();
    return executions;
  }

  @Override
  public ExecutionReads reads() {
    journal.requireOpen();
    return reads;
  }

  @Override
  public KeyStore keys() {
    journal.requireOpen();
    return keys;
  }

  @Override
  public Hints hints() {
    journal.requireOpen();
    return hints;
  }
}
