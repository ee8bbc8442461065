package dev.weft.domain.json;

import dev.weft.domain.input.InvalidInput;
import java.util.Collection;

/** The depth of a container, computed once from its children when it is made. */
final class Nesting {

  private Nesting() {}

  static int around(Collection<Json> children) {
    int deepest = 0;
    for (Json child : children) {
      deepest = Math.max(deepest, child.depth());
    }
    if (deepest >= Json.DEEPEST) {
      throw InvalidInput.of("json depth", deepest + 1, "at most " + Json.DEEPEST + " levels");
    }
    return deepest + 1;
  }
}
