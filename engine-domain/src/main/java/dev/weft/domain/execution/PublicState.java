package dev.weft.domain.execution;

import dev.weft.domain.input.WireWord;

/** What the outside sees of an execution: derived from its phase, outcome and due time. */
public enum PublicState {
  COMPLETED,
  FAILED,
  CANCELLED,
  EXPIRED,
  SKIPPED,
  ACTIVE,
  SUSPENDED,
  WAITING,
  DELAYED,
  RATE_LIMITED,
  WAITING_CHILDREN;

  public static PublicState parse(String word) {
    return WireWord.parse("state", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }

  public boolean isTerminal() {
    return switch (this) {
      case COMPLETED, FAILED, CANCELLED, EXPIRED, SKIPPED -> true;
      case ACTIVE, SUSPENDED, WAITING, DELAYED, RATE_LIMITED, WAITING_CHILDREN -> false;
    };
  }
}
