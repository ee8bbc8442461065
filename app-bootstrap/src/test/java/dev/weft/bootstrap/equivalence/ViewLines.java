package dev.weft.bootstrap.equivalence;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.testkit.behaviour.Inspection;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rows the inspection views must have, derived from values of the domain. */
record ViewLines(List<Inspection> inspected) {

  static final String EXECUTIONS =
      """
      SELECT execution_id, namespace, lane, kind, phase, outcome, public_state, generation,
             attempt_index, lease_epoch, priority, deadline_at, created_at, started_at, terminal_at,
             retries_used, reclaims_used, cancelled_by, cancel_reason
        FROM weft_inspect.execution WHERE namespace = ?
      """;

  static final String ATTEMPTS =
      """
      SELECT execution_id, a.attempt_index, a.generation, a.lease_epoch, origin, worker_id,
             worker_instance_id, a.started_at, ended_at, a.outcome, failure_class
        FROM weft_inspect.attempt a JOIN weft_inspect.execution e USING (execution_id)
       WHERE namespace = ?
      """;

  static final String LEASES =
      """
      SELECT execution_id, lease_id, l.lease_epoch, worker_id, worker_instance_id, expires_at
        FROM weft_inspect.lease l JOIN weft_inspect.execution e USING (execution_id)
       WHERE namespace = ?
      """;

  List<String> executions() {
    return inspected.stream().map(ViewLines::execution).toList();
  }

  private static String execution(Inspection found) {
    ExecutionView view = found.execution();
    Execution execution = view.execution();
    Standing standing = execution.standing();
    return line(
        standing.id(),
        view.submission().namespace().value(),
        view.submission().lane(),
        view.submission().kind().value(),
        WireWord.of(Phase.of(execution)),
        execution instanceof Execution.Terminal end ? WireWord.of(end.outcome()) : null,
        view.state().word(),
        standing.generation(),
        standing.nextAttempt() == 0 ? null : standing.nextAttempt() - 1,
        standing.epoch(),
        standing.priority().value(),
        time(standing.deadline().at()),
        view.createdAt(),
        time(view.started()),
        execution instanceof Execution.Terminal end ? end.endedAt() : null,
        standing.spent().retries(),
        standing.spent().reclaims(),
        cancelled(execution) instanceof Ending.Cancelled by ? by.by() : null,
        cancelled(execution) instanceof Ending.Cancelled by ? by.reason() : null);
  }

  private static Ending cancelled(Execution execution) {
    return execution instanceof Execution.Terminal end ? end.ending() : null;
  }

  List<String> attempts() {
    return inspected.stream().flatMap(ViewLines::attempts).toList();
  }

  private static Stream<String> attempts(Inspection found) {
    ExecutionId id = found.execution().execution().id();
    return found.attempts().stream().map(attempt -> attempt(id, attempt));
  }

  private static String attempt(ExecutionId id, AttemptView view) {
    return switch (view) {
      case AttemptView.Running running ->
          line(
              id,
              running.index(),
              running.generation(),
              running.epoch(),
              WireWord.of(running.origin()),
              running.worker().id(),
              running.worker().instance(),
              running.startedAt(),
              null,
              null,
              null);
      case AttemptView.Ended ended -> ended(id, ended.end());
    };
  }

  private static String ended(ExecutionId id, AttemptEnd end) {
    return line(
        id,
        end.index(),
        end.generation(),
        end.epoch(),
        WireWord.of(end.origin()),
        end.worker().id(),
        end.worker().instance(),
        end.startedAt(),
        end.endedAt(),
        word(end.outcome()),
        end.outcome() instanceof AttemptOutcome.Failed failed
            ? WireWord.of(failed.failure())
            : null);
  }

  private static String word(AttemptOutcome outcome) {
    return switch (outcome) {
      case AttemptOutcome.Succeeded succeeded -> "success";
      case AttemptOutcome.Failed failed -> "failed";
      case AttemptOutcome.Delayed delayed -> "delayed";
      case AttemptOutcome.LeaseExpired expired -> "lease_expired";
      case AttemptOutcome.Revoked revoked -> "revoked";
      case AttemptOutcome.Cancelled cancelled -> "cancelled";
      case AttemptOutcome.TimedOut timedOut -> "timed_out";
      case AttemptOutcome.DeadlinePassed passed -> "deadline_passed";
    };
  }

  List<String> leases() {
    return inspected.stream()
        .map(found -> found.execution().execution())
        .filter(Execution.Active.class::isInstance)
        .map(active -> lease((Execution.Active) active))
        .toList();
  }

  private static String lease(Execution.Active active) {
    Lease lease = active.lease();
    return line(
        active.id(),
        lease.id(),
        active.standing().epoch(),
        lease.worker().id(),
        lease.worker().instance(),
        lease.expiresAt());
  }

  private static Instant time(Instant time) {
    return time.equals(Instant.MAX) ? null : time;
  }

  private static String line(Object... cells) {
    return Stream.of(cells).map(String::valueOf).collect(Collectors.joining(" | "));
  }
}
