package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.port.out.outbox.NewMessage;
import java.util.List;
import java.util.UUID;

/** New messages as one array per column. */
public record NewMessageColumns(
    UUID[] messages,
    UUID[] endpoints,
    String[] kinds,
    String[] namespaces,
    String[] orderingKeys,
    String[] dedupeKeys,
    Long[] notBefores,
    String[] contentTypes,
    byte[][] payloads) {

  static NewMessageColumns of(List<NewMessage> messages) {
    List<MessageDraft> drafts = messages.stream().map(NewMessage::draft).toList();
    return new NewMessageColumns(
        Column.uuids(messages, message -> message.id().value()),
        Column.uuids(messages, message -> message.endpoint().value()),
        Column.texts(drafts, draft -> draft.kind().value()),
        Column.texts(drafts, draft -> draft.namespace().value()),
        Column.texts(drafts, draft -> Column.orNull(draft.key().value())),
        Column.texts(drafts, draft -> Column.orNull(draft.dedupe().value())),
        Column.longs(drafts, draft -> Column.millis(draft.notBefore())),
        Column.texts(drafts, draft -> draft.payload().type().value()),
        Column.bytes(drafts, draft -> draft.payload().bytes().toArray()));
  }
}
