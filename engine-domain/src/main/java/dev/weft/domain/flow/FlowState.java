package dev.weft.domain.flow;

import dev.weft.domain.input.WireWord;

/** The state of a flow; only completed, failed and cancelled are ever stored. */
public enum FlowState {
  OPEN,
  RUNNING,
  BLOCKED,
  COMPLETED,
  FAILED,
  CANCELLED;

  public static FlowState parse(String word) {
    return WireWord.parse("flow state", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }

  public boolean isTerminal() {
    return switch (this) {
      case COMPLETED, FAILED, CANCELLED -> true;
      case OPEN, RUNNING, BLOCKED -> false;
    };
  }
}
