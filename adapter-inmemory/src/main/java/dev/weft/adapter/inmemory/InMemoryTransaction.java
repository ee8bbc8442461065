package dev.weft.adapter.inmemory;

import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.signal.WorkSignal;
import dev.weft.port.out.tx.Stores;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * One open transaction of its caller's, who commits it or rolls it back; closing rolls back.
 *
 * <p>Holds the engine's only lock, so it belongs to the thread that began it and should be short.
 * Hints fire after the lock is free.
 */
public final class InMemoryTransaction implements AutoCloseable {

  private final ReentrantLock lock;
  private final WorkSignal signal;
  private final Journal journal = new Journal();
  private final LaneHints hints = new LaneHints(journal);
  private final Stores stores;
  private boolean open = true;
  private boolean inBody;

  InMemoryTransaction(
      EngineState state, StoreClock clock, String origin, WorkSignal signal, ReentrantLock lock) {
    this.lock = lock;
    this.signal = signal;
    this.stores = new JournaledStores(state, journal, clock, origin, hints);
  }

  /** Runs a body inside; if it throws, what it did is taken back and the rest stays. */
  <T> T within(Function<Stores, T> body) {
    requireMine();
    if (inBody) {
      throw new IllegalStateException("a transaction was opened inside a transaction");
    }
    int mark = journal.mark();
    inBody = true;
    try {
      return body.apply(stores);
    } catch (RuntimeException | Error e) {
      journal.undoTo(mark);
      throw e;
    } finally {
      inBody = false;
    }
  }

  public void commit() {
    requireMine();
    end();
    Wakeups wakeups = hints.wakeups();
    if (!wakeups.isEmpty()) {
      signal.raise(wakeups);
    }
  }

  public void rollback() {
    requireMine();
    journal.undoTo(0);
    end();
  }

  @Override
  public void close() {
    if (open) {
      rollback();
    }
  }

  private void end() {
    journal.end();
    open = false;
    lock.unlock();
  }

  private void requireMine() {
    if (!open || !lock.isHeldByCurrentThread()) {
      throw new IllegalStateException("the transaction has ended, or is another thread's");
    }
  }
}
