package dev.weft.domain.explain;

import dev.weft.domain.execution.Execution;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Names every cause that holds for an execution now; at least one always does. */
public final class Explanation {

  private Explanation() {}

  public static List<Reason> of(Execution execution, Circumstances around, Instant now) {
    return switch (execution) {
      case Execution.Terminal terminal -> List.of(new Reason.Ended(terminal.outcome()));
      case Execution.Active active ->
          List.of(new Reason.Running(active.lease().worker(), active.lease().expiresAt()));
      case Execution.Blocked blocked -> ofBlocked(around);
      case Execution.Runnable runnable -> ofRunnable(runnable, around, now);
      case Execution.Suspended suspended -> List.of(new Reason.WaitingForWorker());
    };
  }

  private static List<Reason> ofBlocked(Circumstances around) {
    List<Reason> reasons = new ArrayList<>(around.pendingDispatches());
    if (!around.groupSealed()) {
      reasons.add(new Reason.GroupNotSealed());
    }
    if (reasons.isEmpty() || !around.unfinishedUpstreams().isEmpty()) {
      reasons.add(new Reason.WaitingForUpstreams(around.unfinishedUpstreams()));
    }
    return List.copyOf(reasons);
  }

  private static List<Reason> ofRunnable(
      Execution.Runnable runnable, Circumstances around, Instant now) {
    List<Reason> reasons = new ArrayList<>();
    if (!runnable.dueAt(now)) {
      reasons.add(new Reason.DelayedUntil(runnable.runAt(), runnable.cause()));
    }
    if (around.lanePaused()) {
      reasons.add(new Reason.LanePaused());
    }
    if (!around.capableWorkerSeen()) {
      reasons.add(new Reason.NoCapableWorkerSeen());
    }
    return reasons.isEmpty() ? List.of(new Reason.WaitingForWorker()) : List.copyOf(reasons);
  }
}
