package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.input.InvalidInput;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether a command can be run at all, asked before any work is taken for it. */
final class Executable {

  private Executable() {}

  static void require(String command) {
    boolean found =
        command.contains(File.separator)
            ? Files.isExecutable(Path.of(command))
            : folders().anyMatch(folder -> Files.isExecutable(folder.resolve(command)));
    if (!found) {
      throw InvalidInput.of("command", command, "a program that can be run");
    }
  }

  private static Stream<Path> folders() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Stream.of(path.split(File.pathSeparator)).filter(part -> !part.isEmpty()).map(Path::of);
  }
}
