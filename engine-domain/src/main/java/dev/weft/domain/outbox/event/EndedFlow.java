package dev.weft.domain.outbox.event;

import dev.weft.domain.content.Content;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import java.time.Instant;

/**
 * A flow that ended, as subscribers are told; a flow that was replayed may end again.
 *
 * @param settling how often it has ended before: 0 the first time
 */
public record EndedFlow(
    FlowId flow, Kind kind, Namespace namespace, FlowState end, int settling, Instant at) {

  public EndedFlow {
    if (!end.isTerminal()) {
      throw InvalidInput.of("flow state", end.word(), "completed, failed or cancelled");
    }
  }

  public OutboxEvent event() {
    Kind word = new Kind("flow." + end.word());
    return new OutboxEvent(word, namespace, flow + "/" + settling, at, Content.json(body(word)));
  }

  private String body(Kind word) {
    return "{\"event\":\"%s\",\"flow_id\":\"%s\",\"kind\":\"%s\",\"namespace\":\"%s\",\"occurred_at\":\"%s\"}"
        .formatted(word, flow, kind, namespace, EventTime.of(at));
  }
}
