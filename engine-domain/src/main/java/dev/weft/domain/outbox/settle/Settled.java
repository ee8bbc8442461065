package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.OutboxMessage;

/** What became of one verdict. */
public sealed interface Settled {

  record Moved(OutboxMessage next) implements Settled {}

  /** Another claim owns the row, or it is settled already; nothing is written, it is counted. */
  record Stale() implements Settled {}
}
