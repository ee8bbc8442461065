package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.lease.Worker;
import java.time.Instant;

/** One attempt in JSON, running or ended. */
final class AttemptJson {

  private AttemptJson() {}

  static JsonObject write(AttemptView view) {
    return switch (view) {
      case AttemptView.Running running -> write(running);
      case AttemptView.Ended ended -> write(ended.end());
    };
  }

  private static JsonObject write(AttemptView.Running running) {
    Members answer = new Members();
    putStart(answer, running.index(), running.generation(), running.epoch(), running.origin());
    putWorker(answer, running.worker(), running.startedAt());
    return answer
        .putNull("ended_at", "outcome", "failure_class")
        .put("lease_expires_at", running.leaseExpiresAt())
        .done();
  }

  private static JsonObject write(AttemptEnd end) {
    Members answer = new Members();
    putStart(answer, end.index(), end.generation(), end.epoch(), end.origin());
    putWorker(answer, end.worker(), end.startedAt());
    answer.put("ended_at", end.endedAt()).put("outcome", word(end.outcome()));
    if (end.outcome() instanceof AttemptOutcome.Failed failed) {
      answer.put("failure_class", failed.failure());
    } else {
      answer.putNull("failure_class");
    }
    return answer.putNull("lease_expires_at").done();
  }

  private static void putStart(
      Members answer, int index, int generation, long epoch, Origin origin) {
    answer
        .put("attempt_index", index)
        .put("generation", generation)
        .put("lease_epoch", epoch)
        .put("origin", origin);
  }

  private static void putWorker(Members answer, Worker worker, Instant startedAt) {
    answer
        .put("worker_id", worker.id())
        .put("worker_instance_id", worker.instance())
        .put("started_at", startedAt);
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
}
