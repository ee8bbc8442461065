package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.json.JsonObject;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Looks at what operators did. */
@Command(
    name = "audit",
    description = "Look at what operators did to a running server.",
    mixinStandardHelpOptions = true)
public final class AuditCommand implements Runnable {

  private static final List<String> COLUMNS =
      List.of("at", "actor", "action", "target", "result", "address", "token", "reason");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to do: ls");
  }

  @Command(
      name = "ls",
      description = "List actions, newest first, one page.",
      mixinStandardHelpOptions = true)
  void list(
      @Mixin RemoteOptions remote,
      @Option(names = "--before", paramLabel = "NUMBER", description = "Go on behind a page.")
          Long before,
      @Option(names = "--limit", paramLabel = "N", description = "How many; default 100.")
          Integer limit) {
    String page = "/v1/admin/audit?limit=" + (limit == null ? 100 : limit);
    JsonObject answer = remote.server().get(before == null ? page : page + "&before=" + before);
    remote.printTable(answer, "actions", COLUMNS);
    remote.note(answer, "next_before", "more: --before ");
  }
}
