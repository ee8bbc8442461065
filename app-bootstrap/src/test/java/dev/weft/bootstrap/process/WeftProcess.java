package dev.weft.bootstrap.process;

import dev.weft.bootstrap.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The command line in a process of its own, that can be killed. */
record WeftProcess(Process process, Path errors) implements AutoCloseable {

  private static final String LISTENS = "weft listens on ";

  static WeftProcess started(Path folder, Map<String, String> environment, String... arguments) {
    List<String> line =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dguice_custom_class_loading=CHILD",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    line.addAll(List.of(arguments));
    try {
      Path errors = Files.createTempFile(folder, "weft", ".log");
      ProcessBuilder builder = new ProcessBuilder(line).redirectError(errors.toFile());
      builder.environment().putAll(environment);
      return new WeftProcess(builder.start(), errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where a server says that it listens. */
  URI address() {
    try {
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.startsWith(LISTENS)) {
          return URI.create(line.substring(LISTENS.length()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("it ended before it listened: " + log());
  }

  void kill() {
    process.destroyForcibly();
    awaitEnd();
  }

  /** SIGTERM; answers the exit code. */
  int terminate() {
    process.destroy();
    return awaitEnd();
  }

  private int awaitEnd() {
    try {
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        throw new AssertionError("it does not end: " + log());
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  String log() {
    try {
      return Files.readString(errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
