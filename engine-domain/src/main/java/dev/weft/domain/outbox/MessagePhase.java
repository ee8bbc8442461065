package dev.weft.domain.outbox;

/** The word for a {@link MessageState}, as counts and views print it. */
public enum MessagePhase {
  PENDING,
  SENDING,
  SENT,
  PARKED,
  ABANDONED
}
