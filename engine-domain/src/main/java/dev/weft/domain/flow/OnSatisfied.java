package dev.weft.domain.flow;

import dev.weft.domain.input.WireWord;

/** What a decided any-of or quorum does with upstreams that still run. */
public enum OnSatisfied {
  CANCEL_REMAINING,
  LET_RUN;

  public static final OnSatisfied DEFAULT = CANCEL_REMAINING;

  public static OnSatisfied parse(String word) {
    return WireWord.parse("on_satisfied", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }
}
