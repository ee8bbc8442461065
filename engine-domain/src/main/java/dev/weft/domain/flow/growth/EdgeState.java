package dev.weft.domain.flow.growth;

import dev.weft.domain.input.WireWord;

/** How far an edge has come; a resolved edge also has an outcome. */
public enum EdgeState {
  STAGED,
  APPLIED,
  RESOLVED;

  public static EdgeState parse(String word) {
    return WireWord.parse("edge state", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }
}
