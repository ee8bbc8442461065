package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.demo.DemoOutcome;
import java.io.PrintWriter;
import java.nio.file.Path;

/** What the demo found in the store, and what to try next. */
final class DemoReport {

  private DemoReport() {}

  static void print(PrintWriter out, DemoOutcome outcome, Path kept) {
    out.println();
    row(out, "submitted", outcome.submitted());
    row(out, "completed", outcome.completed());
    row(out, "attempts", outcome.attempts());
    row(out, "per second", outcome.perSecond());
    out.println("  " + outcome.sampleResult());
    out.println();
    out.println("Try next:");
    String folder = kept == null ? "" : " --data " + kept;
    String sample = kept == null ? "<id>" : outcome.sample();
    out.println("  ./weft serve" + folder);
    out.println(
        "  curl -sH 'Content-Type: application/json' localhost:8080/v1/executions"
            + " -d '{\"kind\":\"hello\",\"payload\":{\"n\":1}}'");
    out.println("  curl -s localhost:8080/v1/executions/" + sample);
    out.flush();
  }

  private static void row(PrintWriter out, String name, long value) {
    out.printf("  %-12s %8d%n", name, value);
  }
}
