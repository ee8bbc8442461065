package dev.weft.benchmarks;

import dev.weft.benchmarks.delivery.ClaimStorm;
import dev.weft.benchmarks.delivery.DeliveryAims;
import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.report.JsonReport;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.TextReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the outbox scenario and prints what it found; progress goes to the error stream. */
@Command(
    name = "outbox",
    description = "Messages of 400 bytes, enqueued beforehand, delivered on this machine.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class OutboxCommand implements Callable<Integer> {

  private static final int PAYLOAD_BYTES = 400;
  private static final int STORM_BACKLOG = 20_000;
  private static final long CLAIMS = 50_000;
  private static final long CLAIMS_IN_FULL = 1_000_000;

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "2",
      description = "Interleaved rounds (default ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--messages",
      paramLabel = "N",
      defaultValue = "50000",
      description = "Messages per round (default ${DEFAULT-VALUE}); slow ones get a share of it.")
  private int messages;

  @Option(
      names = "--full",
      description = "Look for messages held twice in 1 000 000 claims instead of 50 000.")
  private boolean full;

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
    requirePositive("--rounds", rounds);
    requirePositive("--messages", messages);
    var report = measure();
    var out = spec.commandLine().getOut();
    out.println(json ? JsonReport.of(report) : TextReport.of(report));
    out.flush();
    return ExitCode.OK;
  }

  private void requirePositive(String option, int value) {
    if (value < 1) {
      throw new ParameterException(
          spec.commandLine(),
          "Invalid value for option '" + option + "': '" + value + "' is not at least 1");
    }
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    progress("starting PostgreSQL");
    try (var server = BenchServer.start();
        var lineup = new OutboxLineup(server, messages);
        var scenario =
            new DrainScenario(server, lineup.entrants(only), this::progress, payload())) {
      var results = scenario.run(rounds);
      var storm = storm(lineup);
      progress("done");
      spec.commandLine().getErr().println();
      return new ScenarioReport(
          "outbox",
          Machine.here(),
          Versions.with(server.version()),
          results,
          DeliveryAims.of(results, lineup.main().statementsPerMessage(), storm));
    }
  }

  private ClaimStorm.Outcome storm(OutboxLineup lineup) throws InterruptedException {
    progress("sixteen workers claim");
    lineup.main().prepare(STORM_BACKLOG, payload());
    return lineup.main().storm(full ? CLAIMS_IN_FULL : CLAIMS);
  }

  private static byte[] payload() {
    return ("{\"text\":\"" + "x".repeat(PAYLOAD_BYTES - 11) + "\"}")
        .getBytes(StandardCharsets.US_ASCII);
  }

  private void progress(String what) {
    var err = spec.commandLine().getErr();
    err.printf("\r%-60s", "outbox: " + what);
    err.flush();
  }
}
