package dev.weft.benchmarks;

import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.smoke.SmokeScenario;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Runs the smoke scenario; its counts do not depend on the machine, its rates mean little. */
@Command(
    name = "smoke",
    description = "What batches cost in statements, commits and WAL; takes seconds.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SmokeCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    return report.run(
        spec,
        (server, progress) -> {
          progress.accept("driving batches");
          return measure(server);
        });
  }

  private static ReportOptions.Found measure(BenchServer server) throws SQLException {
    var scenario = new SmokeScenario(server);
    scenario.run();
    return new ReportOptions.Found(scenario.results(), scenario.aims());
  }
}
