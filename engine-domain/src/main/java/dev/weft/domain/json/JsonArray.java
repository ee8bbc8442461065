package dev.weft.domain.json;

import java.util.List;

/** A JSON array. */
public final class JsonArray implements Json {

  private final List<Json> elements;
  private final int depth;

  private JsonArray(List<Json> elements) {
    this.elements = elements;
    this.depth = Nesting.around(elements);
  }

  public static JsonArray of(List<Json> elements) {
    return new JsonArray(List.copyOf(elements));
  }

  public static JsonArray of(Json... elements) {
    return of(List.of(elements));
  }

  /** The elements in order; not to be changed. */
  public List<Json> elements() {
    return elements;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonArray that && elements.equals(that.elements);
  }

  @Override
  public int hashCode() {
    return elements.hashCode();
  }

  @Override
  public String toString() {
    return CanonicalJson.text(this);
  }
}
