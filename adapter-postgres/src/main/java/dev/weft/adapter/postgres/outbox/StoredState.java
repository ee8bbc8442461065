package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import java.time.Instant;
import java.util.UUID;

/** The state of a message as columns; those that its phase has no use for are null. */
record StoredState(
    short state,
    Short reason,
    Long dueAt,
    Long leaseUntil,
    Long sentAt,
    UUID token,
    Boolean alone) {

  private static final int STATE = 0;
  private static final int DUE_AT = 1;
  private static final int LEASE_UNTIL = 2;
  private static final int ALONE = 3;
  private static final int SENT_AT = 4;
  private static final int REASON = 5;

  static StoredState of(MessageState state) {
    return switch (state) {
      case MessageState.Pending pending ->
          new StoredState(
              code(state), null, Column.millis(pending.dueAt()), null, null, null, null);
      case MessageState.Sending sending ->
          new StoredState(
              code(state),
              null,
              null,
              Column.millis(sending.leaseUntil()),
              null,
              sending.token().value(),
              sending.alone());
      case MessageState.Sent sent ->
          new StoredState(code(state), null, null, null, Column.millis(sent.at()), null, null);
      case MessageState.Parked parked ->
          new StoredState(code(state), null, null, null, null, null, null);
      case MessageState.Abandoned abandoned ->
          new StoredState(
              code(state), Code.ABANDONED.of(abandoned.reason()), null, null, null, null, null);
    };
  }

  /** From the array that statements answer. */
  static MessageState toDomain(Long[] standing, UUID token) {
    return switch (Code.MESSAGE.at(standing[STATE].intValue())) {
      case PENDING -> new MessageState.Pending(Instant.ofEpochMilli(standing[DUE_AT]));
      case SENDING ->
          new MessageState.Sending(
              new ClaimToken(token),
              Instant.ofEpochMilli(standing[LEASE_UNTIL]),
              standing[ALONE] == 1);
      case SENT -> new MessageState.Sent(Instant.ofEpochMilli(standing[SENT_AT]));
      case PARKED -> new MessageState.Parked();
      case ABANDONED -> new MessageState.Abandoned(Code.ABANDONED.at(standing[REASON].intValue()));
    };
  }

  private static short code(MessageState state) {
    MessagePhase phase = state.phase();
    return Code.MESSAGE.of(phase);
  }
}
