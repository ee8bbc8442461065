package dev.weft.bootstrap.embedded;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * The programs of PostgreSQL, unpacked once per user and version.
 *
 * <p>Unpacked beside their place and then moved there in one step: a half-unpacked folder is never
 * used, and two that unpack at once do not disturb each other.
 */
final class Binaries {

  private static final int NAME_LENGTH = 16;

  private Binaries() {}

  /** The folder that holds {@code bin} and {@code lib}. */
  static Path unpacked() {
    try (InputStream packed =
        DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system(), architecture())) {
      byte[] archive = packed.readAllBytes();
      Path home = cache().resolve("postgres-" + digest(archive));
      if (!Files.isDirectory(home)) {
        unpack(archive, home);
      }
      return home;
    } catch (IOException e) {
      throw new EmbeddedFailure("cannot unpack PostgreSQL", e);
    } catch (IllegalStateException missing) {
      throw new EmbeddedFailure(
          "no PostgreSQL is packed for "
              + system()
              + " "
              + architecture()
              + "; use --storage postgres");
    }
  }

  private static void unpack(byte[] archive, Path home) throws IOException {
    Path fresh = Files.createTempDirectory(home.getParent(), "unpacking-");
    Archive.unpack(new ByteArrayInputStream(archive), fresh);
    try {
      Files.move(fresh, home);
    } catch (IOException somebodyWasFirst) {
      Folders.delete(fresh);
      if (!Files.isDirectory(home)) {
        throw somebodyWasFirst;
      }
    }
  }

  private static Path cache() throws IOException {
    String chosen = System.getenv("XDG_CACHE_HOME");
    Path user = Path.of(System.getProperty("user.home"), ".cache");
    Path folder = (chosen == null || chosen.isBlank() ? user : Path.of(chosen)).resolve("weft");
    return Folders.secret(folder);
  }

  private static String system() {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return "Darwin";
    }
    return name.contains("windows") ? "Windows" : "Linux";
  }

  private static String architecture() {
    String name = System.getProperty("os.arch");
    return name.equals("amd64") ? "x86_64" : name;
  }

  private static String digest(byte[] archive) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(archive);
      return HexFormat.of().formatHex(hash).substring(0, NAME_LENGTH);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
