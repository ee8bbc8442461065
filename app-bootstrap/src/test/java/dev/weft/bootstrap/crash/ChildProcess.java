package dev.weft.bootstrap.crash;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A process that is told what to do on lines, says one word when it has come so far, and dies. */
record ChildProcess(Process process) implements AutoCloseable {

  /** How it exits that was killed by SIGKILL. */
  static final int KILLED = 128 + 9;

  /** What its connections are called. */
  static final String COMPONENT = "doomed";

  private static final String READY = "ready";

  /** In seconds; nobody waits for ever for a word that never comes. */
  private static final long LONGEST_LIFE = 180;

  static ChildProcess started(Class<?> main, List<String> lines, String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      CompletableFuture.delayedExecutor(LONGEST_LIFE, TimeUnit.SECONDS)
          .execute(process::destroyForcibly);
      process.outputWriter(StandardCharsets.UTF_8).append(text(lines)).flush();
      return new ChildProcess(process);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n\n";
  }

  /** In the process: the lines it was told. */
  static List<String> told() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
        .lines()
        .takeWhile(line -> !line.isEmpty())
        .toList();
  }

  /** In the process: it has come so far. */
  static void ready() {
    System.out.println(READY);
  }

  /** In the process: until it is killed, or nobody is left to kill it. */
  static void awaitOrphaned() {
    told();
  }

  static HikariDataSource pool(String url) {
    String user = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(url, user, user, 2, true), COMPONENT);
  }

  void awaitReady() {
    try {
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.equals(READY)) {
          return;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("it ended by itself: " + awaitEnd());
  }

  /** SIGKILL; answers how it ended. */
  int kill() {
    process.toHandle().destroyForcibly();
    return awaitEnd();
  }

  /** Looks for a moment whether it dies. */
  boolean staysAlive() {
    try {
      return !process.waitFor(20, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  int awaitEnd() {
    try {
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        throw new AssertionError("it does not end");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
