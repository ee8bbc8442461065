package dev.weft.domain.name;

/** Names the handler that runs an execution, or the sort of a flow. */
public record Kind(String value) implements Comparable<Kind> {

  public Kind {
    Identifier.checked("kind", value);
  }

  @Override
  public int compareTo(Kind other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
