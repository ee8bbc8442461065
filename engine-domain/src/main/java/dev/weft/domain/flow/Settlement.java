package dev.weft.domain.flow;

import dev.weft.domain.input.WireWord;

/** What is written on the flow's row about its end. A replay takes a finished one back. */
public enum Settlement {
  UNSETTLED,
  COMPLETED,
  FAILED,
  CANCELLED;

  public static Settlement parse(String word) {
    return WireWord.parse("settlement", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }

  /** What a replay inside the flow leaves; cancelled is absorbing. */
  public Settlement afterReplay() {
    return this == CANCELLED ? CANCELLED : UNSETTLED;
  }

  public static Settlement of(FlowState finished) {
    return finished == FlowState.FAILED ? FAILED : COMPLETED;
  }
}
