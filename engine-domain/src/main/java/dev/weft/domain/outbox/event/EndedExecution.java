package dev.weft.domain.outbox.event;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import java.time.Instant;

/**
 * An execution that ended, as subscribers are told.
 *
 * <p>Free text of users (reasons, tags) and payloads stay at home: a receiver that wants them asks
 * by id.
 */
public record EndedExecution(
    ExecutionId execution,
    Membership membership,
    Kind kind,
    Namespace namespace,
    Outcome outcome,
    int generation,
    long epoch,
    Instant at) {

  public OutboxEvent event() {
    Kind word = new Kind("execution." + word());
    return new OutboxEvent(
        word, namespace, execution + "/" + generation, at, Content.json(body(word)));
  }

  /** The public state an outcome shows as. */
  private String word() {
    return outcome == Outcome.SUCCESS ? "completed" : WireWord.of(outcome);
  }

  private String body(Kind word) {
    return "{\"event\":\"%s\",\"execution_id\":\"%s\",\"flow_id\":%s,\"kind\":\"%s\",\"namespace\":\"%s\","
            .formatted(word, execution, flow(), kind, namespace)
        + "\"outcome\":\"%s\",\"generation\":%d,\"epoch\":%d,\"occurred_at\":\"%s\"}"
            .formatted(WireWord.of(outcome), generation, epoch, EventTime.of(at));
  }

  private String flow() {
    return switch (membership) {
      case Membership.Alone alone -> "null";
      case Membership.MemberOf member -> "\"" + member.flow() + "\"";
    };
  }
}
