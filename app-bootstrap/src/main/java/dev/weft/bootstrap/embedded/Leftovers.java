package dev.weft.bootstrap.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a killed app left behind: a server that still runs, or the pid file of one that does not.
 *
 * <p>A pid is believed only while that process is a PostgreSQL at work in this very folder: after a
 * restart of the machine or the container another process may wear the number.
 */
final class Leftovers {

  private static final Logger LOG = LoggerFactory.getLogger(Leftovers.class);

  private final Path cluster;
  private final Programs programs;

  Leftovers(Path cluster, Programs programs) {
    this.cluster = cluster;
    this.programs = programs;
  }

  void clear() throws IOException {
    Path pidFile = cluster.resolve("postmaster.pid");
    if (!Files.exists(pidFile)) {
      return;
    }
    if (isOurServer(pidOf(pidFile))) {
      LOG.info("stopping the database a killed process left running");
      stop();
    } else {
      Files.deleteIfExists(pidFile);
    }
  }

  /** Ends the server of this cluster: politely, and at once if it does not listen. */
  void stop() {
    String folder = cluster.toString();
    int code =
        programs.exitCode("pg_ctl", List.of("-D", folder, "-m", "fast", "-w", "-t", "20", "stop"));
    if (code != 0) {
      programs.exitCode(
          "pg_ctl", List.of("-D", folder, "-m", "immediate", "-w", "-t", "20", "stop"));
    }
  }

  private static long pidOf(Path pidFile) throws IOException {
    List<String> lines = Files.readAllLines(pidFile);
    try {
      return lines.isEmpty() ? 0 : Long.parseLong(lines.getFirst().strip());
    } catch (NumberFormatException torn) {
      return 0;
    }
  }

  private boolean isOurServer(long pid) throws IOException {
    boolean postgres =
        ProcessHandle.of(pid)
            .filter(ProcessHandle::isAlive)
            .flatMap(process -> process.info().command())
            .filter(command -> command.endsWith("postgres") || command.endsWith("postgres.exe"))
            .isPresent();
    Path workingFolder = Path.of("/proc", String.valueOf(pid), "cwd");
    if (!postgres || !Files.isSymbolicLink(workingFolder)) {
      return postgres;
    }
    return Files.readSymbolicLink(workingFolder).equals(cluster.toRealPath());
  }
}
