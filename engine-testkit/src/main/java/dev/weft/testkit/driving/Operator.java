package dev.weft.testkit.driving;

import dev.weft.application.execution.ExecutionCanceller;
import dev.weft.application.execution.ExecutionExplainer;
import dev.weft.application.execution.ExecutionLister;
import dev.weft.application.execution.ExecutionReplayer;
import dev.weft.application.execution.LeaseRevoker;
import dev.weft.application.execution.PriorityChanger;
import dev.weft.application.lane.LaneLister;
import dev.weft.application.lane.LanePauser;
import dev.weft.application.lane.LaneResumer;
import dev.weft.application.lane.WorkerLister;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.explain.Reason;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lane.LaneView;
import dev.weft.domain.name.Lane;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.in.execution.ChangePriority;
import dev.weft.port.in.execution.ExplainExecution;
import dev.weft.port.in.execution.ListExecutions;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.in.execution.RevokeLeases;
import dev.weft.port.in.lane.PauseLane;
import dev.weft.port.in.lane.ResumeLane;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** What an operator does, by the name of {@code operator}, said briefly. */
public record Operator(Transactions transactions) {

  public static final String NAME = "operator";

  public CancelExecutions.Answer cancel(ExecutionId id, String reason) {
    return cancel(List.of(id), reason).getFirst();
  }

  public List<CancelExecutions.Answer> cancel(List<ExecutionId> ids, String reason) {
    return new ExecutionCanceller(transactions)
        .cancel(new CancelExecutions.Command(ids, reason, NAME));
  }

  public RevokeLeases.Answer revoke(ExecutionId id) {
    return revoke(List.of(id)).getFirst();
  }

  public List<RevokeLeases.Answer> revoke(List<ExecutionId> ids) {
    return new LeaseRevoker(transactions).revoke(new RevokeLeases.Command(ids, "drill", NAME));
  }

  public List<ChangePriority.Answer> prioritize(List<ExecutionId> ids, int priority) {
    return new PriorityChanger(transactions)
        .change(new ChangePriority.Command(ids, new Priority(priority)));
  }

  public ReplayExecution.Result replay(ExecutionId id) {
    return replay(id, Deadline.NEVER);
  }

  public ReplayExecution.Result replay(ExecutionId id, Deadline deadline) {
    return new ExecutionReplayer(transactions).replay(new ReplayExecution.Command(id, deadline));
  }

  public LaneGate.Paused pause(Lane lane, String reason) {
    return new LanePauser(transactions).pause(new PauseLane.Command(lane, reason, NAME));
  }

  public ResumeLane.Result resume(Lane lane) {
    return new LaneResumer(transactions).resume(new ResumeLane.Command(lane));
  }

  public List<LaneView> lanes() {
    return new LaneLister(transactions).list();
  }

  public List<WorkerSighting> workers() {
    return new WorkerLister(transactions).list();
  }

  public ListExecutions.Page list(ExecutionFilter filter, ListingCursor cursor, int limit) {
    return new ExecutionLister(transactions).list(new ListExecutions.Query(filter, cursor, limit));
  }

  public List<Reason> explain(ExecutionId id) {
    return new ExecutionExplainer(transactions)
        .explain(id)
        .map(ExplainExecution.Explained::reasons)
        .orElse(List.of());
  }
}
