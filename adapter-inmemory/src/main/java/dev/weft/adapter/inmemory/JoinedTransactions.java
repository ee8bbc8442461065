package dev.weft.adapter.inmemory;

import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.function.Function;

/** Runs every body inside one transaction that somebody else will end. */
record JoinedTransactions(InMemoryTransaction joined) implements Transactions {

  @Override
  public <T> T run(Function<Stores, T> body) {
    return joined.within(body);
  }

  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return run(body);
  }
}
