package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.input.InvalidInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Text from a file, or from standard input where the file is {@code -}. */
final class TypedText {

  private TypedText() {}

  static String of(Path file) {
    try {
      byte[] bytes =
          file.toString().equals("-") ? System.in.readAllBytes() : Files.readAllBytes(file);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw InvalidInput.of("FILE", file, "a file that can be read");
    }
  }
}
