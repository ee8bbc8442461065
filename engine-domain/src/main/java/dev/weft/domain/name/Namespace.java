package dev.weft.domain.name;

/** A label and filter over executions, flows and messages; not a security boundary. */
public record Namespace(String value) implements Comparable<Namespace> {

  public static final Namespace DEFAULT = new Namespace("default");

  public Namespace {
    Identifier.checked("namespace", value);
  }

  @Override
  public int compareTo(Namespace other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
