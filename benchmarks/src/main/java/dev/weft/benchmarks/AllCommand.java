package dev.weft.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs every scenario, one after the other; with {@code --json} each prints a line. */
@Command(
    name = "all",
    description = "Every scenario in turn; one that fails does not stop the others.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class AllCommand implements Callable<Integer> {

  static final List<String> SCENARIOS =
      List.of(
          "drain",
          "steady",
          "submit",
          "chain",
          "fan-in",
          "quorum-cancel",
          "append",
          "tail",
          "outbox",
          "memory",
          "growth",
          "nodes");

  @Option(names = "--json", description = "Print one JSON object per scenario, a line each.")
  private boolean json;

  @Option(names = "--full", description = "Take the full sizes instead of those of a minute.")
  private boolean full;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Interleaved rounds of every scenario (default: each its own).")
  private Integer rounds;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String[] options = options().toArray(String[]::new);
    var scenarios = spec.parent().commandLine().getSubcommands();
    int worst = ExitCode.OK;
    for (String scenario : SCENARIOS) {
      worst = Math.max(worst, scenarios.get(scenario).execute(options));
    }
    return worst;
  }

  private List<String> options() {
    List<String> options = new ArrayList<>();
    if (json) {
      options.add("--json");
    }
    if (full) {
      options.add("--full");
    }
    if (rounds != null) {
      options.add("--rounds=" + rounds);
    }
    return options;
  }
}
