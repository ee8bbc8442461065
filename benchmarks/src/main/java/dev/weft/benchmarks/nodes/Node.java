package dev.weft.benchmarks.nodes;

import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Histogram;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A process of its own, driven from here; what it says is read by one thread at a time. */
final class Node implements AutoCloseable {

  /**
   * A small fixed heap, and the first compiler only: the second would be at work in four processes
   * for longer than they are measured, and each of four has a quarter of the turns to get over it.
   */
  private static final List<String> JVM =
      List.of(
          "-XX:+UseSerialGC",
          "-Xms512m",
          "-Xmx512m",
          "-Xmn300m",
          "-XX:+AlwaysPreTouch",
          "-XX:TieredStopAtLevel=1");

  private final Process process;
  private final BufferedReader said;

  private Node(Process process) {
    this.process = process;
    this.said = process.inputReader(StandardCharsets.US_ASCII);
  }

  static Node started(String url) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var classPath = System.getProperty("java.class.path");
    var command = new ArrayList<>(List.of(java));
    command.addAll(JVM);
    command.addAll(List.of("-cp", classPath, NodeMain.class.getName(), url));
    return new Node(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  void awaitReady() throws IOException {
    if (!NodeMain.READY.equals(said.readLine())) {
      throw new IOException("a node did not start");
    }
  }

  /** Works until told to rest; the meter hears of it. Answers once the node rests. */
  void work(AckMeter meter, Histogram acks) {
    try {
      tell("work");
      for (var line = said.readLine(); !NodeMain.RESTING.equals(line); line = said.readLine()) {
        hear(line, meter, acks);
      }
    } catch (IOException | RuntimeException e) {
      meter.failed(e);
    }
  }

  private static void hear(String line, AckMeter meter, Histogram acks) throws IOException {
    if (line == null) {
      throw new IOException("a node ended");
    } else if (line.equals(NodeMain.BEGUN)) {
      meter.started();
    } else if (line.startsWith(NodeMain.ACKED)) {
      meter.acked(System.nanoTime(), Integer.parseInt(line.substring(NodeMain.ACKED.length())));
    } else if (line.startsWith(NodeMain.TOOK)) {
      var words = line.split(" ");
      acks.record(Duration.ofNanos(Long.parseLong(words[1])), Long.parseLong(words[2]));
    }
  }

  void rest() {
    try {
      tell("rest");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void tell(String word) throws IOException {
    var in = process.getOutputStream();
    in.write((word + "\n").getBytes(StandardCharsets.US_ASCII));
    in.flush();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
