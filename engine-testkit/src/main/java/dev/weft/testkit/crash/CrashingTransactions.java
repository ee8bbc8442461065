package dev.weft.testkit.crash;

import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.function.Function;

/** Transactions that pass a point before and after every call of a store and every commit. */
public record CrashingTransactions(Transactions real, CrashPoints points) implements Transactions {

  /** The real ones themselves, unless {@link CrashPoints#PROPERTY} names a point. */
  public static Transactions byProperty(Transactions real) {
    return CrashPoints.haltingByProperty()
        .<Transactions>map(points -> new CrashingTransactions(real, points))
        .orElse(real);
  }

  @Override
  public <T> T run(Function<Stores, T> body) {
    T answer =
        real.run(
            stores -> {
              T inside = body.apply(CrashingStores.over(stores, points));
              points.pass("commit/before");
              return inside;
            });
    points.pass("commit/after");
    return answer;
  }

  /** The call is the commit. */
  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return real.runSingle(stores -> body.apply(CrashingStores.over(stores, points)));
  }
}
