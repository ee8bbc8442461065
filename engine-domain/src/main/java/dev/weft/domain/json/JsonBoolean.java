package dev.weft.domain.json;

/** JSON {@code true} or {@code false}. */
public record JsonBoolean(boolean value) implements Json {

  @Override
  public int depth() {
    return 0;
  }

  @Override
  public String toString() {
    return CanonicalJson.text(this);
  }
}
