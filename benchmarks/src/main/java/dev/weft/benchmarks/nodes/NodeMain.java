package dev.weft.benchmarks.nodes;

import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.application.runtime.WorkerSettings;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.weft.Acknowledging;
import dev.weft.benchmarks.weft.FlowRuntime;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/** One node: works between a line on its input and the next, and ends with its input. */
public final class NodeMain {

  static final String READY = "ready";
  static final String BEGUN = "begun";
  static final String ACKED = "acked ";
  static final String TOOK = "took ";
  static final String RESTING = "resting";

  private static final int CONNECTIONS = 4;
  private static final int HANDLERS = 16;
  private static final int PREFETCH = 184;
  private static final Duration REPORT_EVERY = Duration.ofMillis(5);

  private final PoolSettings settings;
  private final PrintStream out;

  private NodeMain(PoolSettings settings, PrintStream out) {
    this.settings = settings;
    this.out = out;
  }

  /**
   * @param args the address of the database
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    var node =
        new NodeMain(
            new PoolSettings(args[0], "postgres", "postgres", CONNECTIONS, true), System.out);
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    node.say(READY);
    while (in.readLine() != null) {
      node.workUntilTold(in);
    }
  }

  private void workUntilTold(BufferedReader in) throws IOException, InterruptedException {
    var meter = new AckMeter(Integer.MAX_VALUE);
    var noop = new Acknowledging(meter);
    var working = new AtomicBoolean(true);
    try (var engine = new FlowRuntime(settings, hints -> {})) {
      engine.hire(WorkerSettings.DEFAULT.running(HANDLERS, PREFETCH), "noop", noop, noop);
      var reporter = Thread.ofPlatform().start(() -> report(meter, working));
      in.readLine();
      working.set(false);
      reporter.join();
    }
    meter.acks().each((took, times) -> say(TOOK + took.toNanos() + " " + times));
    say(RESTING);
  }

  private void report(AckMeter meter, AtomicBoolean working) {
    boolean begun = false;
    long told = 0;
    while (working.get()) {
      LockSupport.parkNanos(REPORT_EVERY.toNanos());
      if (!begun && meter.begun()) {
        begun = true;
        say(BEGUN);
      }
      long acked = meter.acknowledged();
      if (acked > told) {
        say(ACKED + (acked - told));
        told = acked;
      }
    }
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }
}
