package dev.weft.domain.dispatch;

import dev.weft.domain.input.InvalidInput;

/** What a join says of its child. */
public sealed interface EdgeDecision {

  /** The word under which the decision is stored. */
  String word();

  static EdgeDecision parse(String word) {
    return switch (String.valueOf(word)) {
      case Waiting.WORD -> new Waiting();
      case Ready.WORD -> new Ready();
      case Impossible.WORD -> new Impossible();
      default ->
          throw InvalidInput.of("edge decision", word, "one of pending, satisfied, impossible");
    };
  }

  /** Nothing decided yet. */
  record Waiting() implements EdgeDecision {

    private static final String WORD = "pending";

    @Override
    public String word() {
      return WORD;
    }
  }

  /** Enough upstreams succeeded: the child may run. */
  record Ready() implements EdgeDecision {

    private static final String WORD = "satisfied";

    @Override
    public String word() {
      return WORD;
    }
  }

  /** Too few upstreams can still succeed: the child is skipped. */
  record Impossible() implements EdgeDecision {

    private static final String WORD = "impossible";

    @Override
    public String word() {
      return WORD;
    }
  }
}
