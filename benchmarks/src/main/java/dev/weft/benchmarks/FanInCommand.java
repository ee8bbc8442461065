package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.Interleaved;
import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.flow.FanInScenario;
import dev.weft.benchmarks.flow.FlowAims;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
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

/** Runs the fan-in scenario; p50 and p99 are from the deciding end to the runnable child. */
@Command(
    name = "fan-in",
    description = "A hundred upstreams and one child, under each policy.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class FanInCommand implements Callable<Integer> {

  private static final int UPSTREAMS = 100;
  private static final List<Join> JOINS =
      List.of(
          new Join("all of 100", EdgePolicy.DEFAULT, UPSTREAMS),
          new Join("any of 100", new EdgePolicy.AnyOf(OnSatisfied.LET_RUN), 1),
          new Join(
              "50 of 100",
              new EdgePolicy.Quorum(UPSTREAMS / 2, OnSatisfied.LET_RUN),
              UPSTREAMS / 2));

  @Mixin private ReportOptions report;

  @Option(
      names = "--flows",
      paramLabel = "N",
      description = "Flows of each policy per round (default 40, with --full 200).")
  private Integer flows;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int each = report.size(spec, "--flows", flows, 40, 200);
    return report.run(spec, (server, progress) -> measure(server, progress, each, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int flows, int rounds)
      throws SQLException, InterruptedException {
    var scenario = new FanInScenario(server.database("weft"), UPSTREAMS);
    progress.accept("warming up");
    for (var join : JOINS) {
      run(scenario, join, flows);
    }
    var turns = new Interleaved(server, progress);
    JOINS.forEach(join -> turns.add(join.name(), () -> run(scenario, join, flows)));
    var results = turns.run(rounds);
    return new ReportOptions.Found(results, FlowAims.ofFanIn(results));
  }

  private static Round run(FanInScenario scenario, Join join, int flows)
      throws SQLException, InterruptedException {
    return scenario.run(join.policy(), join.deciding(), flows);
  }

  /** A policy and how many successes decide it. */
  private record Join(String name, EdgePolicy policy, int deciding) {}
}
