package dev.weft.benchmarks;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry: {@code bench <scenario> [options]}. */
@Command(
    name = "bench",
    description = "Measures Weft beside its peers, on one server in one run.",
    mixinStandardHelpOptions = true,
    subcommands = {
      DrainCommand.class,
      ChainCommand.class,
      FanInCommand.class,
      QuorumCancelCommand.class,
      AppendCommand.class,
      TailCommand.class,
      OutboxCommand.class
    })
public final class BenchMain {

  private BenchMain() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new BenchMain());
  }
}
