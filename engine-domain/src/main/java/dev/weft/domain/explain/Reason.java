package dev.weft.domain.explain;

import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.lease.Worker;
import java.time.Instant;
import java.util.List;

/** One cause for the state an execution is in; {@link #code()} is its stable wire word. */
public sealed interface Reason {

  record Ended(Outcome outcome) implements Reason {}

  record Running(Worker worker, Instant until) implements Reason {}

  record DelayedUntil(Instant at, DelayCause cause) implements Reason {}

  record WaitingForUpstreams(List<ExecutionId> executions) implements Reason {
    public WaitingForUpstreams {
      executions = List.copyOf(executions);
    }
  }

  record GroupNotSealed() implements Reason {}

  /** An upstream's completion has not been applied yet; the error of the last try, or empty. */
  record DispatchPending(Instant since, String error) implements Reason {}

  record NoCapableWorkerSeen() implements Reason {}

  record LanePaused() implements Reason {}

  record WaitingForWorker() implements Reason {}

  default String code() {
    return switch (this) {
      case Ended ended -> "terminal";
      case Running running -> "running";
      case DelayedUntil delayed -> "delayed_until";
      case WaitingForUpstreams waiting -> "waiting_for_upstreams";
      case GroupNotSealed open -> "group_not_sealed";
      case DispatchPending pending -> "dispatch_pending";
      case NoCapableWorkerSeen none -> "no_capable_worker_seen";
      case LanePaused paused -> "lane_paused";
      case WaitingForWorker waiting -> "waiting_for_worker";
    };
  }
}
