package dev.weft.testkit.driving;

import dev.weft.application.execution.AttemptLister;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDelayer;
import dev.weft.application.execution.ExecutionDescriber;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.LeaseRenewer;
import dev.weft.application.execution.ResultReader;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.doubles.FixedRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What submitters and workers do, over one {@link Transactions}, said briefly. */
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

  public Settlement fail(LeaseHandle handle, FailureClass failure, String reason) {
    return fail(List.of(new FailExecutions.Item(handle, failure, reason)), 0.0).getFirst();
  }

  /**
   * @param u what the jitter draws
   */
  public List<Settlement> fail(List<FailExecutions.Item> items, double u) {
    return new ExecutionFailer(transactions, new FixedRandom(u)).fail(items);
  }

  public Settlement delay(LeaseHandle handle, Instant until, DelayCause cause) {
    return delay(List.of(new DelayExecutions.Item(handle, until, cause))).getFirst();
  }

  public Settlement release(LeaseHandle handle) {
    return delay(List.of(DelayExecutions.Item.release(handle))).getFirst();
  }

  public List<Settlement> delay(List<DelayExecutions.Item> items) {
    return new ExecutionDelayer(transactions).delay(items);
  }

  public Renewal renew(LeaseHandle handle, Duration ttl) {
    return renew(List.of(handle), ttl).getFirst();
  }

  public List<Renewal> renew(List<LeaseHandle> handles, Duration ttl) {
    return new LeaseRenewer(transactions)
        .renew(new RenewLeases.Command(handles, new LeaseTtl(ttl)));
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
