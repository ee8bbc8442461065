package dev.weft.domain.outbox.event;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;

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

  private static final Map<Outcome, Kind> KINDS = new EnumMap<>(Outcome.class);

  static {
    for (Outcome outcome : Outcome.values()) {
      KINDS.put(outcome, new Kind("execution." + word(outcome)));
    }
  }

  /** What endpoints subscribe to, known before the event is worth building. */
  public static Kind kindOf(Outcome outcome) {
    return KINDS.get(outcome);
  }

  public OutboxEvent event() {
    Kind word = kindOf(outcome);
    return new OutboxEvent(
        word, namespace, execution + "/" + generation, at, Content.json(body(word)));
  }

  /** The public state an outcome shows as. */
  private static String word(Outcome outcome) {
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
