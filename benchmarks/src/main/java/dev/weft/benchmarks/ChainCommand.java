package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.flow.FlowAims;
import dev.weft.benchmarks.flow.WorkedOff;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the chain scenario; rates and costs are per execution. */
@Command(
    name = "chain",
    description = "Flows of ten in a row, beside as many executions without a flow.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ChainCommand implements Callable<Integer> {

  private static final int NODES = 10;

  @Mixin private ReportOptions report;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "3",
      description = "Interleaved rounds (default ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--flows",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Flows per round (default ${DEFAULT-VALUE}).")
  private int flows;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    report.requirePositive(spec, "--rounds", rounds);
    report.requirePositive(spec, "--flows", flows);
    report.print(spec, measure());
    return ExitCode.OK;
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    report.progress(spec, "starting PostgreSQL");
    try (var server = BenchServer.start();
        var scenario =
            new DrainScenario(server, lineup(server), what -> report.progress(spec, what))) {
      var results = scenario.run(rounds);
      report.done(spec);
      return new ScenarioReport(
          "chain",
          Machine.here(),
          Versions.with(server.version()),
          results,
          FlowAims.ofChain(results));
    }
  }

  private List<Entrant> lineup(BenchServer server) throws SQLException {
    var alone = server.database("plain");
    var chained = server.database("chain");
    return List.of(
        new Entrant(WorkedOff.plain(alone), alone, flows * NODES),
        new Entrant(WorkedOff.chained(chained, NODES), chained, flows * NODES));
  }
}
