package dev.weft.domain.dispatch;

import dev.weft.domain.execution.Outcome;
import dev.weft.domain.input.WireWord;

/** What the end of an upstream means to those who wait for it. */
public enum EdgeOutcome {
  SUCCESS,
  FAIL,
  SKIP;

  public static EdgeOutcome of(Outcome outcome) {
    return switch (outcome) {
      case SUCCESS -> SUCCESS;
      case FAILED, CANCELLED, EXPIRED -> FAIL;
      case SKIPPED -> SKIP;
    };
  }

  public static EdgeOutcome parse(String word) {
    return WireWord.parse("edge outcome", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }
}
