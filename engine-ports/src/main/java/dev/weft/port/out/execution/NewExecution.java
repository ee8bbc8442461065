package dev.weft.port.out.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.submission.Submission;

/** An execution about to be born; {@code blocked} members wait for their edge group. */
public record NewExecution(
    ExecutionId id, Membership membership, boolean blocked, Submission submission) {

  /** Outside any flow, runnable from its {@code runAt}. */
  public static NewExecution alone(ExecutionId id, Submission submission) {
    return new NewExecution(id, Membership.ALONE, false, submission);
  }
}
