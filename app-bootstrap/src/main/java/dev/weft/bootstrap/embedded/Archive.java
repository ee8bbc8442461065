package dev.weft.bootstrap.embedded;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** Unpacks a tar.xz below one folder, and nowhere else. */
final class Archive {

  private static final int OWNER_MAY_EXECUTE = 0100;

  private Archive() {}

  static void unpack(InputStream packed, Path target) throws IOException {
    try (TarArchiveInputStream tar = new TarArchiveInputStream(new XZInputStream(packed))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        unpack(tar, entry, inside(target, entry.getName()));
      }
    }
  }

  private static Path inside(Path target, String name) throws IOException {
    Path path = target.resolve(name).normalize();
    if (!path.startsWith(target)) {
      throw new IOException("the archive reaches outside its folder: " + name);
    }
    return path;
  }

  private static void unpack(InputStream tar, TarArchiveEntry entry, Path path) throws IOException {
    if (entry.isDirectory()) {
      Files.createDirectories(path);
      return;
    }
    Files.createDirectories(path.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
      return;
    }
    Files.copy(tar, path);
    if ((entry.getMode() & OWNER_MAY_EXECUTE) != 0) {
      path.toFile().setExecutable(true, false);
    }
  }
}
