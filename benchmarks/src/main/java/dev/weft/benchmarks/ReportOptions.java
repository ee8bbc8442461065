package dev.weft.benchmarks;

import dev.weft.benchmarks.measure.MachineWatch;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.JsonReport;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.TextReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/**
 * What every scenario is asked, and how it tells what it does and what it found; progress goes to
 * the error stream.
 */
final class ReportOptions {

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Option(names = "--full", description = "Take the full sizes instead of those of a minute.")
  private boolean full;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "5",
      description = "Interleaved rounds (default ${DEFAULT-VALUE}).")
  private int rounds;

  /** Measures on a server of its own and prints what was found. */
  int run(CommandSpec spec, Scenario scenario)
      throws IOException, SQLException, InterruptedException {
    var bench = (BenchMain) spec.root().userObject();
    progress(spec, "starting PostgreSQL");
    try (var server = bench.server();
        var watch = MachineWatch.start()) {
      var found = scenario.on(server, what -> progress(spec, what));
      var machine = Machine.here(watch.stop());
      done(spec);
      var versions = Versions.with(server.version());
      print(
          spec, new ScenarioReport(spec.name(), machine, versions, found.results(), found.aims()));
    }
    return ExitCode.OK;
  }

  /** One scenario; progress is told in a few words. */
  interface Scenario {

    Found on(BenchServer server, Consumer<String> progress)
        throws IOException, SQLException, InterruptedException;
  }

  /** What a scenario found and how it judges that. */
  record Found(List<Result> results, List<Aim> aims) {}

  boolean full() {
    return full;
  }

  int rounds(CommandSpec spec) {
    requirePositive(spec, "--rounds", rounds);
    return rounds;
  }

  /**
   * The size to run with.
   *
   * @param given by the caller, or null
   */
  int size(CommandSpec spec, String option, Integer given, int usual, int most) {
    if (given == null) {
      return full ? most : usual;
    }
    requirePositive(spec, option, given);
    return given;
  }

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
