package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads secrets from a file: one per line, blank lines and lines that begin with # left out. */
public final class SecretFile {

  private SecretFile() {}

  /** The only secret of the file. */
  public static Secret readOne(String setting, Path file) {
    List<Secret> secrets = readAll(setting, file);
    if (secrets.size() != 1) {
      throw InvalidInput.of(setting, file, "a file with one secret, found " + secrets.size());
    }
    return secrets.getFirst();
  }

  /** The secrets of a text that was written like such a file. */
  public static List<Secret> lines(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(Secret::new)
        .toList();
  }

  public static List<Secret> readAll(String setting, Path file) {
    try {
      return lines(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw InvalidInput.of(setting, file, "a readable text file");
    }
  }
}
