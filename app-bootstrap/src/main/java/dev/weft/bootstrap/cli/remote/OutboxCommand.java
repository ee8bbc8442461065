package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks at the outbox of a running server, and gets it going again. */
@Command(
    name = "outbox",
    description = "Look at messages of a running server, and get them going again.",
    mixinStandardHelpOptions = true,
    subcommands = EndpointsCommand.class,
    footer = {"", "Try: weft outbox ls --state abandoned"})
public final class OutboxCommand implements Runnable {

  private static final List<String> MESSAGE =
      List.of("message_id", "endpoint_id", "kind", "state", "retry_count", "due_at", "last_error");
  private static final List<String> ATTEMPT =
      List.of("try", "at", "status", "class", "duration_ms", "snippet");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to do: ls, attempts, stats, redrive, drain, unpark or endpoints");
  }

  @Command(name = "ls", description = "List messages, one page.", mixinStandardHelpOptions = true)
  void list(
      @Mixin RemoteOptions remote,
      @Option(names = "--state", paramLabel = "STATE", description = "Such as abandoned.")
          String state,
      @Option(names = "--endpoint", paramLabel = "ID", description = "Of one endpoint.")
          String endpoint,
      @Option(names = "--cursor", paramLabel = "CURSOR", description = "Go on behind a page.")
          String cursor) {
    String query = Query.of("state", state, "endpoint", endpoint, "cursor", cursor);
    JsonObject answer = remote.server().get("/v1/outbox/messages" + query);
    remote.printTable(answer, "messages", MESSAGE);
    remote.note(answer, "next_cursor", "more: --cursor ");
  }

  @Command(
      name = "attempts",
      description = "Every try of one message.",
      mixinStandardHelpOptions = true)
  void attempts(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.printTable(
        remote.server().get("/v1/outbox/messages/" + Query.encoded(id) + "/attempts"),
        "attempts",
        ATTEMPT);
  }

  @Command(name = "stats", description = "Messages per state.", mixinStandardHelpOptions = true)
  void stats(@Mixin RemoteOptions remote) {
    remote.print(remote.server().get("/v1/outbox/stats"), Shown::lines);
  }

  @Command(
      name = "redrive",
      description = "Make waiting and parked messages due at once.",
      mixinStandardHelpOptions = true)
  void redrive(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Option(names = "--endpoint", paramLabel = "ID", description = "Of one endpoint.")
          String endpoint,
      @Option(names = "--force", description = "Even where the receiver asked for a pause.")
          boolean force) {
    Members body = named(why.body(), endpoint).put("force", force);
    changed(remote, remote.server().post("/v1/outbox/retry-now", body.done()));
  }

  @Command(
      name = "unpark",
      description = "Return parked messages, a few per endpoint.",
      mixinStandardHelpOptions = true)
  void unpark(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Option(names = "--endpoint", paramLabel = "ID", description = "Of one endpoint.")
          String endpoint) {
    changed(remote, remote.server().post("/v1/outbox/unpark", named(why.body(), endpoint).done()));
  }

  @Command(
      name = "drain",
      description = "Bring abandoned messages back as if new.",
      mixinStandardHelpOptions = true)
  void drain(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Option(
              names = "--older-than",
              paramLabel = "TIME",
              required = true,
              description = "Those created before; RFC 3339.")
          String olderThan,
      @Option(names = "--endpoint", paramLabel = "ID", description = "Of one endpoint.")
          String endpoint,
      @Option(
              names = "--limit",
              paramLabel = "N",
              defaultValue = "1000",
              description = "How many; default ${DEFAULT-VALUE}.")
          int limit,
      @Option(names = "--dry-run", description = "Only tell what would come back.")
          boolean dryRun) {
    DrainRounds rounds =
        new DrainRounds(
            remote.server(), () -> named(why.body(), endpoint).put("older_than", olderThan));
    remote.print(dryRun ? rounds.preview(limit) : rounds.all(limit, remote), Shown::lines);
  }

  private static Members named(Members body, String endpoint) {
    return endpoint == null ? body : body.put("endpoint", endpoint);
  }

  private static void changed(RemoteOptions remote, JsonObject answer) {
    remote.print(answer, done -> Shown.member(done, "changed") + " messages");
  }
}
