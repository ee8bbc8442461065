package dev.weft.bootstrap.embedded;

import dev.weft.bootstrap.config.Secret;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The local folder of one database: the cluster, its password, its logs, and a lock.
 *
 * <p>The lock is held by the open channel, so it ends with the process however that ends.
 */
final class ClusterFolder implements AutoCloseable {

  private static final int PASSWORD_BYTES = 24;

  private final Path folder;
  private final FileChannel lock;

  private ClusterFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static ClusterFolder locked(Path folder) {
    try {
      Path secret = Folders.secret(folder.toAbsolutePath().normalize());
      FileChannel lock =
          FileChannel.open(
              secret.resolve("weft.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      requireLock(secret, lock);
      return new ClusterFolder(secret, lock);
    } catch (IOException e) {
      throw new EmbeddedFailure("cannot use the folder " + folder, e);
    }
  }

  private static void requireLock(Path folder, FileChannel lock) throws IOException {
    if (!isFree(lock)) {
      lock.close();
      throw new EmbeddedFailure("another weft process uses the folder " + folder);
    }
  }

  private static boolean isFree(FileChannel lock) throws IOException {
    try {
      return lock.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  /** The cluster itself; the name carries the major version, whose files no other can read. */
  Path cluster() {
    return clusterIn(folder);
  }

  static Path clusterIn(Path folder) {
    return folder.resolve("postgres-18");
  }

  Path passwordFile() {
    return passwordFileIn(folder);
  }

  static Path passwordFileIn(Path folder) {
    return folder.resolve("password");
  }

  Path serverLog() {
    return folder.resolve("postgres.log");
  }

  Path controlLog() {
    return folder.resolve("control.log");
  }

  /** The password of the cluster, drawn when it is first asked for. */
  Secret password() throws IOException {
    if (!Files.exists(passwordFile())) {
      byte[] drawn = new byte[PASSWORD_BYTES];
      new SecureRandom().nextBytes(drawn);
      Files.createFile(passwordFile());
      Folders.restrict(passwordFile(), "rw-------");
      Files.writeString(passwordFile(), HexFormat.of().formatHex(drawn));
    }
    return new Secret(Files.readString(passwordFile()).strip());
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new EmbeddedFailure("cannot release the folder " + folder, e);
    }
  }
}
