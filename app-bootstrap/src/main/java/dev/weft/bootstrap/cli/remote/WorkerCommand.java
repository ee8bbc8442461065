package dev.weft.bootstrap.cli.remote;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Looks at the workers of a running server. */
@Command(
    name = "worker",
    description = "Look at the workers of a running server.",
    mixinStandardHelpOptions = true)
public final class WorkerCommand implements Runnable {

  private static final List<String> COLUMNS =
      List.of("worker_id", "worker_instance_id", "lane", "capabilities", "kinds", "last_seen_at");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to do: ls");
  }

  @Command(
      name = "ls",
      description = "List the workers that asked for work in the last minute.",
      mixinStandardHelpOptions = true)
  void list(@Mixin RemoteOptions remote) {
    remote.printTable(remote.server().get("/v1/workers"), "workers", COLUMNS);
  }
}
