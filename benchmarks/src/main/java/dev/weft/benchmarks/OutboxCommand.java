package dev.weft.benchmarks;

import dev.weft.benchmarks.delivery.ClaimStorm;
import dev.weft.benchmarks.delivery.DeliveryAims;
import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the outbox scenario; rates and costs are per message. */
@Command(
    name = "outbox",
    description = "Messages of 400 bytes, enqueued beforehand, delivered on this machine.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class OutboxCommand implements Callable<Integer> {

  private static final int PAYLOAD_BYTES = 400;
  private static final int STORM_BACKLOG = 20_000;
  private static final long CLAIMS_PER_MESSAGE = 5;
  private static final long CLAIMS_IN_FULL = 1_000_000;

  @Mixin private ReportOptions report;

  @Option(
      names = "--messages",
      paramLabel = "N",
      description =
          "Messages per round (default 10000, with --full 50000); slow ones get a share of it.")
  private Integer messages;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      defaultValue = "",
      description =
          "Only who has this in the name, such as 'weft 4x500'; 'nobody' for claims only.")
  private String only;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int backlog = report.size(spec, "--messages", messages, 10_000, 50_000);
    return report.run(spec, (server, progress) -> measure(server, progress, backlog, rounds));
  }

  private ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int backlog, int rounds)
      throws IOException, SQLException, InterruptedException {
    try (var lineup = new OutboxLineup(server, backlog);
        var scenario = new DrainScenario(server, lineup.entrants(only), progress, payload())) {
      var results = scenario.run(rounds);
      progress.accept("sixteen workers claim");
      var storm = storm(lineup, backlog);
      return new ReportOptions.Found(
          results, DeliveryAims.of(results, lineup.main().statementsPerMessage(), storm));
    }
  }

  private ClaimStorm.Outcome storm(OutboxLineup lineup, int backlog)
      throws InterruptedException, SQLException {
    lineup.main().prepare(Math.min(STORM_BACKLOG, 2 * backlog), payload());
    return lineup.main().storm(report.full() ? CLAIMS_IN_FULL : backlog * CLAIMS_PER_MESSAGE);
  }

  private static byte[] payload() {
    return ("{\"text\":\"" + "x".repeat(PAYLOAD_BYTES - 11) + "\"}")
        .getBytes(StandardCharsets.US_ASCII);
  }
}
