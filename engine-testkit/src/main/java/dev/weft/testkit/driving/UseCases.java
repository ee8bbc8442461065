package dev.weft.testkit.driving;

import dev.weft.application.execution.AttemptLister;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDescriber;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.ResultReader;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The use cases over one {@link Transactions}, said briefly; each call is one transaction. */
public record UseCases(Transactions transactions, IdSource ids) {

  /** The id of what was created, or of what its key named. */
  public ExecutionId submit(SubmissionBuilder submission) {
    return receipts(submission).getFirst().execution();
  }

  public List<ExecutionId> submit(List<SubmissionBuilder> submissions) {
    return receipts(submissions.toArray(SubmissionBuilder[]::new)).stream()
        .map(Receipt::execution)
        .toList();
  }

  public List<Receipt> receipts(SubmissionBuilder... submissions) {
    return switch (asked(submissions)) {
      case SubmitExecutions.Result.Submitted submitted -> submitted.receipts();
      case SubmitExecutions.Result.Refused refused ->
          throw new AssertionError("refused: " + refused.problems());
    };
  }

  public SubmitExecutions.Result asked(SubmissionBuilder... submissions) {
    List<Submission> built = Stream.of(submissions).map(SubmissionBuilder::build).toList();
    return new ExecutionSubmitter(transactions, ids).submit(new SubmitExecutions.Command(built));
  }

  public List<Claim> claim(ClaimBuilder claim) {
    return new ExecutionClaimer(transactions, ids).claim(claim.build());
  }

  /** The handle of the one execution that must be there to be claimed. */
  public LeaseHandle claimOne(ClaimBuilder claim) {
    return claim(claim.upTo(1)).getFirst().handle();
  }

  public Settlement complete(LeaseHandle handle, Content result) {
    return complete(List.of(new CompleteExecutions.Item(handle, result))).getFirst();
  }

  public List<Settlement> complete(List<CompleteExecutions.Item> items) {
    return new ExecutionCompleter(transactions).complete(items);
  }

  public Optional<ExecutionView> describe(ExecutionId id) {
    return new ExecutionDescriber(transactions).describe(id);
  }

  public Optional<Content> result(ExecutionId id) {
    return new ResultReader(transactions).read(id);
  }

  public List<AttemptView> attempts(ExecutionId id) {
    return new AttemptLister(transactions).list(id);
  }
}
