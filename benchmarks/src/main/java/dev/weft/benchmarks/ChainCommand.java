package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.flow.FlowAims;
import dev.weft.benchmarks.flow.WorkedOff;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
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
  private static final int WARM_UPS = 8;

  @Mixin private ReportOptions report;

  @Option(
      names = "--flows",
      paramLabel = "N",
      description = "Flows per round (default 500, with --full 1000).")
  private Integer flows;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int members = NODES * report.size(spec, "--flows", flows, 500, 1_000);
    return report.run(spec, (server, progress) -> measure(server, progress, members, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int members, int rounds)
      throws SQLException, InterruptedException {
    try (var scenario = new DrainScenario(server, lineup(server, members), progress)) {
      var results = scenario.run(rounds);
      return new ReportOptions.Found(results, FlowAims.ofChain(results));
    }
  }

  private static List<Entrant> lineup(BenchServer server, int members) throws SQLException {
    var alone = server.database("plain");
    var chained = server.database("chain");
    return List.of(
        new Entrant(WorkedOff.plain(alone), alone, members, WARM_UPS),
        new Entrant(WorkedOff.chained(chained, NODES), chained, members, WARM_UPS));
  }
}
