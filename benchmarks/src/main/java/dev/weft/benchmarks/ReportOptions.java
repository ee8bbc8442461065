package dev.weft.benchmarks;

import dev.weft.benchmarks.report.JsonReport;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.TextReport;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How a scenario tells what it does and what it found; progress goes to the error stream. */
final class ReportOptions {

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  void print(CommandSpec spec, ScenarioReport report) {
    var out = spec.commandLine().getOut();
    out.println(json ? JsonReport.of(report) : TextReport.of(report));
    out.flush();
  }

  void progress(CommandSpec spec, String what) {
    var err = spec.commandLine().getErr();
    err.printf("\r%-60s", spec.name() + ": " + what);
    err.flush();
  }

  void done(CommandSpec spec) {
    progress(spec, "done");
    spec.commandLine().getErr().println();
  }

  void requirePositive(CommandSpec spec, String option, int value) {
    if (value < 1) {
      throw new ParameterException(
          spec.commandLine(),
          "Invalid value for option '" + option + "': '" + value + "' is not at least 1");
    }
  }
}
