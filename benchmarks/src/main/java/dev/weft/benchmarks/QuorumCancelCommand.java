package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.Interleaved;
import dev.weft.benchmarks.flow.FlowAims;
import dev.weft.benchmarks.flow.LoserScenario;
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

/** Runs the quorum-cancel scenario; p50 and p99 are from the winner's end to the last loser's. */
@Command(
    name = "quorum-cancel",
    description = "One of many is enough, and the others are cancelled.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class QuorumCancelCommand implements Callable<Integer> {

  private static final List<Integer> UPSTREAMS = List.of(10, 100, 1_000);
  private static final int LARGE_SHARE = 5;

  @Mixin private ReportOptions report;

  @Option(
      names = "--flows",
      paramLabel = "N",
      description =
          "Flows of each size per round (default 40, with --full 200); the largest gets a fifth.")
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
    var scenario = new LoserScenario(server.database("weft"));
    var turns = new Interleaved(server, progress);
    for (int upstreams : UPSTREAMS) {
      int each = upstreams < UPSTREAMS.getLast() ? flows : Math.max(1, flows / LARGE_SHARE);
      progress.accept("warming up: " + LoserScenario.nameOf(upstreams));
      scenario.run(upstreams, each);
      turns.add(LoserScenario.nameOf(upstreams), () -> scenario.run(upstreams, each));
    }
    var results = turns.run(rounds);
    return new ReportOptions.Found(results, FlowAims.ofQuorumCancel(results));
  }
}
