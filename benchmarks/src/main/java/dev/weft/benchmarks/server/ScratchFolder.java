package dev.weft.benchmarks.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;

/** A temporary folder that only its owner may enter, deleted with all it holds when closed. */
record ScratchFolder(Path path) implements AutoCloseable {

  static ScratchFolder create(String prefix) throws IOException {
    var ownerOnly = PosixFilePermissions.fromString("rwx------");
    return new ScratchFolder(
        Files.createTempDirectory(prefix, PosixFilePermissions.asFileAttribute(ownerOnly)));
  }

  @Override
  public void close() throws IOException {
    try (var files = Files.walk(path)) {
      files.sorted(Comparator.reverseOrder()).forEach(ScratchFolder::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
