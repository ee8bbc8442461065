package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.submission.Submission;
import java.time.Instant;

/** One execution in JSON: every column of the inspection view, and what was asked. */
final class ExecutionJson {

  private ExecutionJson() {}

  static JsonObject write(ExecutionView view) {
    Members answer = new Members();
    putIdentity(answer, view);
    putState(answer, view);
    putTimes(answer, view);
    putStanding(answer, view.execution().standing());
    putEnding(answer, view.execution());
    putAsked(answer, view.submission());
    return answer
        .put("result_content_type", view.resultType())
        .put("result_size", view.resultSize())
        .done();
  }

  private static void putIdentity(Members answer, ExecutionView view) {
    Standing standing = view.execution().standing();
    answer
        .put("execution_id", standing.id().toString())
        .put("partition", standing.id().partition().number());
    ClaimRoutes.putFlow(answer, view.membership());
    answer.put("namespace", view.submission().namespace().value());
    putInstanceTag(answer, view.submission().instanceTag());
    answer
        .put("lane", view.submission().lane().value())
        .put("kind", view.submission().kind().value());
  }

  private static void putInstanceTag(Members answer, InstanceTag tag) {
    if (tag.isPresent()) {
      JsonObject pair = new Members().put("key", tag.key()).put("value", tag.value()).done();
      answer.put("instance_tag", pair);
    } else {
      answer.putNull("instance_tag");
    }
  }

  private static void putState(Members answer, ExecutionView view) {
    answer.put("phase", Phase.of(view.execution()));
    if (view.execution() instanceof Execution.Terminal terminal) {
      answer.put("outcome", terminal.outcome());
    } else {
      answer.putNull("outcome");
    }
    answer.put("public_state", view.state());
  }

  private static void putTimes(Members answer, ExecutionView view) {
    Deadline deadline = view.execution().standing().deadline();
    putTime(answer, "run_at", dueAt(view));
    putTime(answer, "deadline_at", deadline.at());
    putTime(answer, "created_at", view.createdAt());
    putTime(answer, "started_at", view.started());
    putTime(answer, "terminal_at", endedAt(view.execution()));
  }

  private static void putTime(Members answer, String name, Instant time) {
    if (time.equals(Instant.MAX)) {
      answer.putNull(name);
    } else {
      answer.put(name, time);
    }
  }

  private static Instant dueAt(ExecutionView view) {
    return switch (view.execution()) {
      case Execution.Runnable runnable -> runnable.runAt();
      case Execution.Blocked blocked -> orNever(blocked.runAt());
      case Execution.Active active -> orNever(view.submission().runAt());
      case Execution.Suspended suspended -> orNever(view.submission().runAt());
      case Execution.Terminal terminal -> orNever(view.submission().runAt());
    };
  }

  private static Instant orNever(Instant asked) {
    return asked.equals(Submission.AT_ONCE) ? Instant.MAX : asked;
  }

  private static Instant endedAt(Execution execution) {
    return execution instanceof Execution.Terminal terminal ? terminal.endedAt() : Instant.MAX;
  }

  private static void putStanding(Members answer, Standing standing) {
    answer.put("generation", standing.generation());
    if (standing.nextAttempt() == 0) {
      answer.putNull("attempt_index");
    } else {
      answer.put("attempt_index", standing.nextAttempt() - 1);
    }
    answer
        .put("lease_epoch", standing.epoch())
        .put("priority", standing.priority().value())
        .put("retries_used", standing.spent().retries())
        .put("reclaims_used", standing.spent().reclaims());
  }

  private static void putEnding(Members answer, Execution execution) {
    if (execution instanceof Execution.Terminal terminal
        && terminal.ending() instanceof Ending.Cancelled cancelled) {
      answer.put("cancelled_by", cancelled.by()).put("cancel_reason", cancelled.reason());
    } else {
      answer.putNull("cancelled_by", "cancel_reason");
    }
  }

  private static void putAsked(Members answer, Submission asked) {
    Limits limits = asked.limits();
    Members tags = new Members();
    asked.tags().values().forEach((key, value) -> tags.put(key.value(), value));
    answer
        .put("tags", tags.done())
        .putEach("required_capabilities", asked.required().names(), JsonString::new)
        .put("retry", RetryJson.write(limits.retry()))
        .put("max_reclaims", limits.maxReclaims());
    if (limits.attemptTimeout().isSet()) {
      answer.put("attempt_timeout_ms", limits.attemptTimeout().limit().toMillis());
    } else {
      answer.putNull("attempt_timeout_ms");
    }
  }
}
