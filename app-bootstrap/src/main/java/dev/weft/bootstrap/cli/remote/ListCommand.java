package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.json.JsonObject;
import java.util.List;
import java.util.StringJoiner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists executions, one page. */
@Command(
    name = "ls",
    description = "List executions, one page.",
    mixinStandardHelpOptions = true,
    footer = {"", "States: waiting, delayed, active, completed, failed, cancelled, expired ..."})
final class ListCommand implements Runnable {

  private static final List<String> COLUMNS =
      List.of(
          "execution_id", "public_state", "kind", "lane", "namespace", "priority", "created_at");

  @Mixin private RemoteOptions remote;

  @Option(names = "--namespace", paramLabel = "NAME", description = "Only of this namespace.")
  private String namespace;

  @Option(names = "--lane", paramLabel = "NAME", description = "Only of this lane.")
  private String lane;

  @Option(
      names = "--state",
      paramLabel = "STATE",
      split = ",",
      description = "Only in these states.")
  private List<String> states = List.of();

  @Option(names = "--cursor", paramLabel = "CURSOR", description = "Go on behind a page.")
  private String cursor;

  @Option(names = "--limit", paramLabel = "N", description = "How many, 1 to 500; default 100.")
  private String limit;

  @Override
  public void run() {
    StringJoiner query = new StringJoiner("&", "/v1/executions?", "");
    add(query, "namespace", namespace);
    add(query, "lane", lane);
    states.forEach(state -> add(query, "state", state));
    add(query, "cursor", cursor);
    add(query, "limit", limit);
    JsonObject page = remote.server().get(query.toString());
    remote.printTable(page, "executions", COLUMNS);
    remote.note(page, "next_cursor", "more: --cursor ");
  }

  private static void add(StringJoiner query, String name, String value) {
    if (value != null) {
      query.add(name + "=" + Paths.escaped(value));
    }
  }
}
