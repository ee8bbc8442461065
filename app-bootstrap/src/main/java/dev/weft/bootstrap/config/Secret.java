package dev.weft.bootstrap.config;

import java.util.Objects;

/** Text that must not be printed: a password or a token. */
public record Secret(String value) {

  public static final Secret NONE = new Secret("");

  public Secret {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value.isEmpty() ? "none" : "hidden";
  }
}
