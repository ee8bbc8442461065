package dev.weft.testkit.driving;

import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.function.Function;

/** Lets a use case run inside a transaction that is open already, and stays open after it. */
public record Inside(Stores stores) implements Transactions {

  @Override
  public <T> T run(Function<Stores, T> body) {
    return body.apply(stores);
  }

  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return run(body);
  }
}
