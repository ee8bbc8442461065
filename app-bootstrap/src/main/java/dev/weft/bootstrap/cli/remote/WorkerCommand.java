package dev.weft.bootstrap.cli.remote;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Works for a running server, and looks at who does. */
@Command(
    name = "worker",
    description = "Work for a running server, and look at who does.",
    mixinStandardHelpOptions = true,
    subcommands = WorkerRunCommand.class)
public final class WorkerCommand implements Runnable {

  private static final List<String> COLUMNS =
      List.of("worker_id", "worker_instance_id", "lane", "capabilities", "kinds", "last_seen_at");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to do: run or ls");
  }

  @Command(
      name = "ls",
      description = "List the workers that asked for work in the last minute.",
      mixinStandardHelpOptions = true)
  void list(@Mixin RemoteOptions remote) {
    remote.printTable(remote.server().get("/v1/workers"), "workers", COLUMNS);
  }
}
