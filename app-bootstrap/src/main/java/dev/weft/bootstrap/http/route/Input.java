package dev.weft.bootstrap.http.route;

import java.util.List;

/**
 * One thing a caller may say: a parameter of the query or a member of the body.
 *
 * @param parts the members of an object, or of every element of a list
 */
public record Input(String name, Type type, boolean required, List<Input> parts) {

  /** What a value must look like. */
  public enum Type {
    TEXT,
    TEXTS,
    INTEGER,
    NUMBER,
    BOOLEAN,
    TIME,
    OBJECT,
    LIST,
    ANY
  }

  public Input {
    parts = List.copyOf(parts);
  }

  public static Input text(String name) {
    return of(name, Type.TEXT);
  }

  public static Input texts(String name) {
    return of(name, Type.TEXTS);
  }

  /** A whole number; milliseconds too. */
  public static Input integer(String name) {
    return of(name, Type.INTEGER);
  }

  public static Input number(String name) {
    return of(name, Type.NUMBER);
  }

  public static Input truth(String name) {
    return of(name, Type.BOOLEAN);
  }

  public static Input time(String name) {
    return of(name, Type.TIME);
  }

  public static Input any(String name) {
    return of(name, Type.ANY);
  }

  public static Input object(String name, Input... parts) {
    return new Input(name, Type.OBJECT, false, List.of(parts));
  }

  /** A list of objects, each with these members. */
  public static Input list(String name, Input... parts) {
    return new Input(name, Type.LIST, false, List.of(parts));
  }

  private static Input of(String name, Type type) {
    return new Input(name, type, false, List.of());
  }

  public Input needed() {
    return new Input(name, type, true, parts);
  }
}
