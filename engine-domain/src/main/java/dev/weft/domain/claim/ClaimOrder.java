package dev.weft.domain.claim;

import dev.weft.domain.execution.Execution;
import java.util.Comparator;

/** Strict order of claims within a lane: priority descending, then due time, then id. */
public final class ClaimOrder {

  public static final Comparator<Execution.Runnable> COMPARATOR =
      Comparator.comparing((Execution.Runnable runnable) -> runnable.standing().priority())
          .reversed()
          .thenComparing(Execution.Runnable::runAt)
          .thenComparing(Execution::id);

  private ClaimOrder() {}
}
