package dev.weft.bootstrap.embedded;

import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the programs of PostgreSQL.
 *
 * <p>PostgreSQL refuses to run as root; there it is started in a user namespace of its own, where
 * the system has them. What the programs print goes to a log file.
 */
final class Programs {

  private final Path home;
  private final Path log;

  Programs(Path home, Path log) {
    this.home = home;
    this.log = log;
  }

  /** Runs to its end; a program that fails ends the start with a pointer to the log. */
  void run(String program, List<String> arguments) {
    int code = exitCode(program, arguments);
    if (code != 0) {
      throw new EmbeddedFailure(program + " failed with code " + code + ", see " + log);
    }
  }

  /** Runs to its end and answers how it went. */
  int exitCode(String program, List<String> arguments) {
    try {
      return new ProcessBuilder(command(program, arguments))
          .redirectErrorStream(true)
          .redirectOutput(Redirect.appendTo(log.toFile()))
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new EmbeddedFailure("cannot run " + program, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EmbeddedFailure("interrupted while " + program + " ran");
    }
  }

  private List<String> command(String program, List<String> arguments) {
    List<String> command = new ArrayList<>();
    if (LinuxUtils.isUnshareAvailable()) {
      command.addAll(List.of("unshare", "-U"));
    } else if (System.getProperty("user.name").equals("root")) {
      throw new EmbeddedFailure(
          "PostgreSQL does not run as root; start weft as another user, or use --storage postgres");
    }
    command.add(home.resolve("bin").resolve(program).toString());
    command.addAll(arguments);
    return command;
  }
}
