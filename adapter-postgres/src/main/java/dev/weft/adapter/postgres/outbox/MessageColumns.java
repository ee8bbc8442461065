package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.Refusals;
import java.util.List;
import java.util.UUID;

/** Messages as one array per column: every column a move can change. */
public record MessageColumns(
    UUID[] messages,
    Long[] ageFroms,
    Short[] states,
    Short[] reasons,
    Integer[] retries,
    Integer[] refusals,
    Integer[] losses,
    Integer[] lossesAlone,
    Long[] dueAts,
    Long[] leaseUntils,
    Long[] sentAts,
    Long[] firstRefusedAts,
    UUID[] tokens,
    Boolean[] alones,
    String[] errors) {

  static MessageColumns of(List<OutboxMessage> messages) {
    List<StoredState> states =
        messages.stream().map(message -> StoredState.of(message.state())).toList();
    List<MessageHistory> histories = messages.stream().map(OutboxMessage::history).toList();
    return new MessageColumns(
        Column.uuids(messages, message -> message.id().value()),
        Column.longs(messages, message -> Column.millis(message.ageFrom())),
        Column.shorts(states, StoredState::state),
        Column.shorts(states, StoredState::reason),
        Column.integers(histories, MessageHistory::retries),
        Column.integers(histories, history -> history.refusals().count()),
        Column.integers(histories, history -> history.losses().total()),
        Column.integers(histories, history -> history.losses().alone()),
        Column.longs(states, StoredState::dueAt),
        Column.longs(states, StoredState::leaseUntil),
        Column.longs(states, StoredState::sentAt),
        Column.longs(histories, history -> first(history.refusals())),
        Column.uuids(states, StoredState::token),
        Column.booleans(states, StoredState::alone),
        Column.texts(histories, history -> Column.orNull(history.lastError())));
  }

  private static Long first(Refusals refusals) {
    return refusals.count() == 0 ? null : Column.millis(refusals.first());
  }
}
