package dev.weft.bootstrap.http.outbox;

import dev.weft.domain.input.InvalidInput;

/** Reads {@code true} and {@code false} in a query. */
final class Truth {

  private Truth() {}

  static boolean parse(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw InvalidInput.of("", text, "true or false");
    };
  }
}
