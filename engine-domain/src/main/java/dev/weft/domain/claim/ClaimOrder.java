package dev.weft.domain.claim;

import dev.weft.domain.execution.Execution;
import java.util.Comparator;

/** Strict order of claims within a lane: priority descending, then due time, then id. */
public final class ClaimOrder {

  public static final Comparator<Execution.Runnable> COMPARATOR = ClaimOrder::compare;

  private ClaimOrder() {}

  private static int compare(Execution.Runnable left, Execution.Runnable right) {
    int byPriority = right.standing().priority().compareTo(left.standing().priority());
    if (byPriority != 0) {
      return byPriority;
    }
    int byDueTime = left.runAt().compareTo(right.runAt());
    return byDueTime != 0 ? byDueTime : left.id().compareTo(right.id());
  }
}
