package dev.weft.testkit.flow;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.Random;
import java.util.function.Function;

/** Transactions whose process dies now and then: before the commit, or before it hears of it. */
final class CrashingTransactions implements Transactions {

  private final Transactions real;
  private final Random random;
  private final int oneOf;

  /**
   * @param oneOf of how many transactions one is hit
   */
  CrashingTransactions(Transactions real, Random random, int oneOf) {
    this.real = real;
    this.random = random;
    this.oneOf = oneOf;
  }

  @Override
  public <T> T run(Function<Stores, T> body) {
    boolean hit = random.nextInt(oneOf) == 0;
    boolean late = random.nextBoolean();
    T answer =
        real.run(
            stores -> {
              T inside = body.apply(stores);
              if (hit && !late) {
                throw died();
              }
              return inside;
            });
    if (hit) {
      throw died();
    }
    return answer;
  }

  /** It commits as it answers, so whoever dies before the commit has not asked. */
  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    boolean hit = random.nextInt(oneOf) == 0;
    if (hit && random.nextBoolean()) {
      throw died();
    }
    T answer = real.runSingle(body);
    if (hit) {
      throw died();
    }
    return answer;
  }

  private static TransientPortException died() {
    return new TransientPortException(FailureKind.UNREACHABLE, "the process died", null);
  }
}
