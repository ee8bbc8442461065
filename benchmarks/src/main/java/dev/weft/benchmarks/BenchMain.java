package dev.weft.benchmarks;

import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry: {@code bench <scenario> [options]}. */
@Command(
    name = "bench",
    description = "Measures Weft beside its peers, on one server in one run.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "<scenario>",
    footer = {
      "",
      "Each scenario takes --json, --full and --rounds and ends within a minute unless --full is"
          + " given.",
      "Aims that are missed are printed; the exit code is 0 all the same."
    },
    subcommands = {
      DrainCommand.class,
      SteadyCommand.class,
      SubmitCommand.class,
      ChainCommand.class,
      FanInCommand.class,
      QuorumCancelCommand.class,
      AppendCommand.class,
      TailCommand.class,
      OutboxCommand.class,
      MemoryCommand.class,
      GrowthCommand.class,
      NodesCommand.class,
      SmokeCommand.class,
      AllCommand.class
    })
public final class BenchMain {

  private final ServerSource servers;

  private BenchMain(ServerSource servers) {
    this.servers = servers;
  }

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return commandLine(BenchServer::start);
  }

  /** With servers from somewhere else. */
  static CommandLine commandLine(ServerSource servers) {
    var errors = new OneLineErrors();
    return new CommandLine(new BenchMain(servers))
        .setExecutionExceptionHandler(errors)
        .setParameterExceptionHandler(errors);
  }

  BenchServer server() throws IOException {
    return servers.start();
  }

  /** Where each scenario gets its server. */
  interface ServerSource {

    BenchServer start() throws IOException;
  }
}
