package dev.weft.domain.flow;

import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.WireWord;
import java.util.Map;
import java.util.Set;

/**
 * A policy as the flat words of its JSON form: {@code kind}, {@code k}, {@code on_satisfied}.
 *
 * <p>Nothing is guessed: an unknown word, a word the kind does not have, and a missing {@code k}
 * are refused.
 */
public final class EdgePolicyWords {

  private static final String KIND = "kind";
  private static final String SIZE = "k";
  private static final String ON_SATISFIED = "on_satisfied";

  private EdgePolicyWords() {}

  public static EdgePolicy read(Map<String, String> words) {
    PolicyKind kind = WireWord.parse(KIND, words.get(KIND), PolicyKind.values());
    refuseOthers(words, kind);
    return switch (kind) {
      case ALL_OF -> new AllOf();
      case ANY_OF -> new AnyOf(onSatisfied(words));
      case QUORUM -> new Quorum(size(words.get(SIZE)), onSatisfied(words));
    };
  }

  public static Map<String, String> write(EdgePolicy policy) {
    return switch (policy) {
      case AllOf all -> Map.of(KIND, WireWord.of(PolicyKind.ALL_OF));
      case AnyOf any ->
          Map.of(KIND, WireWord.of(PolicyKind.ANY_OF), ON_SATISFIED, any.onSatisfied().word());
      case Quorum quorum ->
          Map.of(
              KIND, WireWord.of(PolicyKind.QUORUM),
              SIZE, Integer.toString(quorum.k()),
              ON_SATISFIED, quorum.onSatisfied().word());
    };
  }

  private static void refuseOthers(Map<String, String> words, PolicyKind kind) {
    for (String word : words.keySet()) {
      if (!kind.words.contains(word)) {
        throw InvalidInput.of("policy", word, "only " + kind.words + " beside this kind");
      }
    }
  }

  private static OnSatisfied onSatisfied(Map<String, String> words) {
    String word = words.get(ON_SATISFIED);
    return words.containsKey(ON_SATISFIED) ? OnSatisfied.parse(word) : OnSatisfied.DEFAULT;
  }

  private static int size(String text) {
    try {
      return Integer.parseInt(String.valueOf(text));
    } catch (NumberFormatException e) {
      throw InvalidInput.of(SIZE, text, "a whole number");
    }
  }

  private enum PolicyKind {
    ALL_OF(KIND),
    ANY_OF(KIND, ON_SATISFIED),
    QUORUM(KIND, SIZE, ON_SATISFIED);

    private final Set<String> words;

    PolicyKind(String... words) {
      this.words = Set.of(words);
    }
  }
}
