package dev.weft.domain.explain;

import dev.weft.domain.execution.ExecutionId;
import java.util.List;

/**
 * What surrounds an execution and may keep it from running.
 *
 * @param pendingDispatches completions of its upstreams that are not applied yet
 */
public record Circumstances(
    boolean lanePaused,
    boolean capableWorkerSeen,
    boolean groupSealed,
    List<ExecutionId> unfinishedUpstreams,
    List<Reason.DispatchPending> pendingDispatches) {

  public Circumstances {
    unfinishedUpstreams = List.copyOf(unfinishedUpstreams);
    pendingDispatches = List.copyOf(pendingDispatches);
  }

  /** An execution outside any flow. */
  public static Circumstances alone(boolean lanePaused, boolean capableWorkerSeen) {
    return new Circumstances(lanePaused, capableWorkerSeen, true, List.of(), List.of());
  }
}
