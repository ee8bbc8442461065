package dev.weft.adapter.inmemory;

import dev.weft.port.out.signal.WorkSignal;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.InstantSource;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * One engine's state in memory, and its transactions, one after the other.
 *
 * <p>Serial execution is what READ COMMITTED with row locks looks like when nobody is concurrent:
 * nothing here may rely on more.
 */
public final class InMemoryTransactions implements Transactions {

  private final EngineState state;
  private final StoreClock clock;
  private final WorkSignal signal;
  private final String origin;
  private final ReentrantLock lock = new ReentrantLock();

  public InMemoryTransactions(InstantSource clock, WorkSignal signal) {
    this(new EngineState(), clock, signal);
  }

  InMemoryTransactions(EngineState state, InstantSource clock, WorkSignal signal) {
    this.state = state;
    this.clock = new StoreClock(clock);
    this.signal = signal;
    this.origin = "memory-" + this.clock.now().toEpochMilli();
  }

  /** Every body runs inside the caller's transaction: no commit, and a failing body is undone. */
  public static Transactions joining(InMemoryTransaction transaction) {
    return new JoinedTransactions(transaction);
  }

  @Override
  public <T> T run(Function<Stores, T> body) {
    try (InMemoryTransaction transaction = begin()) {
      T answer = transaction.within(body);
      transaction.commit();
      return answer;
    }
  }

  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return run(body);
  }

  /** Opens a transaction for its caller to end; waits until no other is open. */
  public InMemoryTransaction begin() {
    if (lock.isHeldByCurrentThread()) {
      throw new IllegalStateException("a transaction was opened inside a transaction");
    }
    lock.lock();
    return new InMemoryTransaction(state, clock, origin, signal, lock);
  }
}
