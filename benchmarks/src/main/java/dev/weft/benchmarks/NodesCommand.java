package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.nodes.Fleet;
import dev.weft.benchmarks.nodes.NodesAims;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the nodes scenario; rates are those of all nodes together. */
@Command(
    name = "nodes",
    description = "One, two and four processes work off one database.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class NodesCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "Backlog per round (default 12000, with --full 40000).")
  private Integer executions;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      split = ",",
      defaultValue = "1,2,4",
      description = "Sizes of the fleets, one node first (default ${DEFAULT-VALUE}).")
  private List<Integer> sizes;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int backlog = report.size(spec, "--executions", executions, 12_000, 40_000);
    sizes.forEach(size -> report.requirePositive(spec, "--nodes", size));
    return report.run(spec, (server, progress) -> measure(server, progress, backlog, rounds));
  }

  private ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int backlog, int rounds)
      throws IOException, SQLException, InterruptedException {
    progress.accept("starting nodes");
    List<Fleet> fleets = new ArrayList<>();
    try {
      var entrants = entrants(server, backlog, fleets);
      var results = new DrainScenario(server, entrants, progress).run(rounds);
      return new ReportOptions.Found(results, NodesAims.of(results, astray(fleets)));
    } finally {
      fleets.forEach(Fleet::close);
    }
  }

  private List<Entrant> entrants(BenchServer server, int backlog, List<Fleet> fleets)
      throws IOException, SQLException {
    List<Entrant> entrants = new ArrayList<>();
    for (int size : sizes) {
      var database = server.database("nodes_" + size);
      var fleet = Fleet.of(database, size);
      fleets.add(fleet);
      entrants.add(new Entrant(fleet, database, backlog));
    }
    for (var fleet : fleets) {
      fleet.awaitReady();
    }
    return entrants;
  }

  private static long astray(List<Fleet> fleets) throws SQLException {
    long astray = 0;
    for (var fleet : fleets) {
      astray += fleet.astray();
    }
    return astray;
  }
}
