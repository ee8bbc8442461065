package dev.weft.domain.event;

import dev.weft.domain.input.WireWord;

/** What happened, in one word. */
public enum EventKind {
  COMPLETION,
  LEASE_EXPIRED,
  LEASE_REVOKED,
  FLOW_COMPLETED,
  FLOW_FAILED,
  FLOW_CANCELLED;

  public static EventKind parse(String word) {
    return WireWord.parse("kind", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }
}
