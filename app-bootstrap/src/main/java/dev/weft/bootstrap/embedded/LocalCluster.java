package dev.weft.bootstrap.embedded;

import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.SecretFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running PostgreSQL of our own.
 *
 * <p>A new cluster is made beside its place and moved there when it is whole, so that an end in the
 * middle leaves nothing half-made. Closing stops the server before it frees the folder.
 */
public final class LocalCluster implements AutoCloseable {

  static final String USER = "weft";
  static final String DATABASE = "weft";

  /** Of the file in which the server says where it listens. */
  private static final int LINE_OF_PORT = 3;

  private static final Logger LOG = LoggerFactory.getLogger(LocalCluster.class);

  private final ClusterFolder folder;
  private final Leftovers leftovers;
  private final JdbcTarget target;

  private LocalCluster(ClusterFolder folder, Leftovers leftovers, JdbcTarget target) {
    this.folder = folder;
    this.leftovers = leftovers;
    this.target = target;
  }

  public static LocalCluster started(Path path) {
    ClusterFolder folder = ClusterFolder.locked(path);
    try {
      return started(folder);
    } catch (IOException e) {
      folder.close();
      throw new EmbeddedFailure("cannot start the embedded database", e);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /** How to log in to the server another process runs in this folder. */
  public static JdbcTarget running(Path path) {
    Path pidFile = ClusterFolder.clusterIn(path).resolve("postmaster.pid");
    try {
      int port = Integer.parseInt(Files.readAllLines(pidFile).get(LINE_OF_PORT).strip());
      return target(port, SecretFile.readOne("data", ClusterFolder.passwordFileIn(path)));
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException absent) {
      throw new EmbeddedFailure(
          "no database runs in " + path + ": start weft serve, or say where it is", absent);
    }
  }

  private static LocalCluster started(ClusterFolder folder) throws IOException {
    Programs programs = new Programs(Binaries.unpacked(), folder.controlLog());
    Leftovers leftovers = new Leftovers(folder.cluster(), programs);
    Secret password = folder.password();
    if (Files.exists(folder.cluster())) {
      leftovers.clear();
    } else {
      create(folder, programs);
    }
    int port = freePort();
    Files.writeString(folder.cluster().resolve("weft.conf"), ServerConfig.text(port));
    programs.run(
        "pg_ctl",
        List.of(
            "-D",
            folder.cluster().toString(),
            "-l",
            folder.serverLog().toString(),
            "-w",
            "-t",
            "120",
            "start"));
    return opened(new LocalCluster(folder, leftovers, target(port, password)), port);
  }

  private static LocalCluster opened(LocalCluster cluster, int port) {
    try {
      FirstDatabase.ensure(port, cluster.target.password());
    } catch (EmbeddedFailure e) {
      cluster.leftovers.stop();
      throw e;
    }
    LOG.info(
        "embedded PostgreSQL runs in {} at {}", cluster.folder.cluster(), cluster.target.url());
    return cluster;
  }

  private static JdbcTarget target(int port, Secret password) {
    String url = "jdbc:postgresql://127.0.0.1:" + port + "/" + DATABASE;
    return new JdbcTarget(url, USER, password);
  }

  private static void create(ClusterFolder folder, Programs programs) throws IOException {
    LOG.info("creating the embedded database in {}", folder.cluster());
    Path fresh = folder.cluster().resolveSibling("creating");
    Folders.delete(fresh);
    programs.run(
        "initdb",
        List.of(
            "-D",
            fresh.toString(),
            "-U",
            USER,
            "-A",
            "scram-sha-256",
            "--pwfile=" + folder.passwordFile(),
            "-E",
            "UTF8",
            "--no-locale"));
    Files.writeString(
        fresh.resolve("postgresql.conf"),
        "\ninclude_if_exists = 'weft.conf'\n",
        StandardOpenOption.APPEND);
    Files.move(fresh, folder.cluster());
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** How to log in. */
  public JdbcTarget target() {
    return target;
  }

  @Override
  public void close() {
    leftovers.stop();
    folder.close();
  }
}
