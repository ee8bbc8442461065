package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.nodes.Fleet;
import dev.weft.benchmarks.nodes.NodesAims;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Collections;
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

  /** By then each of four nodes has worked off two backlogs. */
  private static final int WARM_UPS = 8;

  @Mixin private ReportOptions report;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "Backlog per round (default 20000, with --full 40000).")
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
    int backlog = report.size(spec, "--executions", executions, 20_000, 40_000);
    sizes.forEach(size -> report.requirePositive(spec, "--nodes", size));
    return report.run(spec, (server, progress) -> measure(server, progress, backlog, rounds));
  }

  private ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int backlog, int rounds)
      throws IOException, SQLException, InterruptedException {
    progress.accept("starting nodes");
    var database = server.database("nodes");
    try (var all = Fleet.of(database, Collections.max(sizes))) {
      all.awaitReady();
      var fleets = sizes.stream().map(all::first).toList();
      var entrants =
          fleets.stream().map(fleet -> entrant(fleet, database, backlog, all.size())).toList();
      var results = new DrainScenario(server, entrants, progress).run(rounds);
      long surplus = fleets.stream().mapToLong(Fleet::surplus).sum();
      return new ReportOptions.Found(results, NodesAims.of(results, all.astray() + surplus));
    }
  }

  /** The largest fleet warms up every node. */
  private static Entrant entrant(Fleet fleet, BenchDatabase database, int backlog, int largest) {
    return new Entrant(fleet, database, backlog, fleet.size() == largest ? WARM_UPS : 0);
  }
}
