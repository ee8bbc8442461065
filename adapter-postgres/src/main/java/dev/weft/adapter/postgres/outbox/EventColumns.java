package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.event.OutboxEvent;
import java.util.List;

/** Facts as one array per column. */
public record EventColumns(
    String[] kinds,
    String[] namespaces,
    String[] subjects,
    Long[] ats,
    String[] contentTypes,
    byte[][] bodies) {

  static EventColumns of(List<OutboxEvent> events) {
    return new EventColumns(
        Column.texts(events, event -> event.kind().value()),
        Column.texts(events, event -> event.namespace().value()),
        Column.texts(events, OutboxEvent::subject),
        Column.longs(events, event -> Column.millis(event.at())),
        Column.texts(events, event -> event.body().type().value()),
        Column.bytes(events, event -> event.body().bytes().toArray()));
  }
}
