package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Submits flows to a running server, looks at them and cancels them. */
@Command(
    name = "flow",
    description = "Submit, look at and cancel flows of a running server.",
    mixinStandardHelpOptions = true,
    footer = {"", "Try: weft flow submit order.json", "     weft flow graph ID --mermaid"})
public final class FlowCommand implements Runnable {

  private static final List<String> ROW =
      List.of("flow_id", "kind", "namespace", "state", "node_count", "edge_count", "created_at");
  private static final List<String> NODE =
      List.of("key", "public_state", "kind", "lane", "execution_id");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say what to do: submit, ls, show, graph, cancel or explain");
  }

  @Command(
      name = "submit",
      description = "Submit a flow from a JSON file as POST /v1/flows takes it; - reads it here.",
      mixinStandardHelpOptions = true)
  void submit(@Mixin RemoteOptions remote, @Parameters(paramLabel = "FILE") Path file) {
    Json flow = remote.parsed("FILE", TypedText.of(file));
    if (!(flow instanceof JsonObject body)) {
      throw new ParameterException(spec.commandLine(), file + " holds no JSON object");
    }
    remote.print(remote.server().post("/v1/flows", body), Shown::lines);
  }

  @Command(name = "ls", description = "List flows.", mixinStandardHelpOptions = true)
  void list(
      @Mixin RemoteOptions remote,
      @Option(names = "--namespace", paramLabel = "NAME", description = "Only of this namespace.")
          String namespace,
      @Option(names = "--state", paramLabel = "STATE", description = "Only in this state.")
          String state,
      @Option(names = "--cursor", paramLabel = "CURSOR", description = "Behind the page before.")
          String cursor,
      @Option(names = "--limit", paramLabel = "N", description = "At most so many.") String limit) {
    String path =
        new QueryText("/v1/flows")
            .with("namespace", namespace)
            .with("state", state)
            .with("cursor", cursor)
            .with("limit", limit)
            .text();
    remote.printTable(remote.server().get(path), "flows", ROW);
  }

  @Command(
      name = "show",
      description = "Everything about one flow.",
      mixinStandardHelpOptions = true)
  void show(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.print(remote.server().get(Paths.ofFlow(id)), Shown::lines);
  }

  @Command(
      name = "graph",
      description = "The nodes of a flow and where they stand.",
      mixinStandardHelpOptions = true)
  void graph(
      @Mixin RemoteOptions remote,
      @Option(names = "--mermaid", description = "As the text of a Mermaid flowchart.")
          boolean mermaid,
      @Parameters(paramLabel = "ID") String id) {
    JsonObject graph = remote.server().get(Paths.ofFlow(id) + "/graph");
    if (mermaid) {
      remote.print(graph, MermaidGraph::of);
    } else {
      remote.printTable(graph, "nodes", NODE);
    }
  }

  @Command(
      name = "cancel",
      description = "Cancel a flow and the members its policy reaches.",
      mixinStandardHelpOptions = true)
  void cancel(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Option(
              names = "--policy",
              paramLabel = "POLICY",
              defaultValue = "cancel_all",
              description = "flow_only, cancel_all or cancel_pending; default ${DEFAULT-VALUE}.")
          String policy,
      @Option(
              names = "--wait-ms",
              paramLabel = "MS",
              defaultValue = "0",
              description = "Wait so long until no member runs; default ${DEFAULT-VALUE}.")
          int wait,
      @Parameters(paramLabel = "ID") String id) {
    Members body = why.body().put("policy", policy).put("wait_ms", wait);
    JsonObject answer = remote.server().post(Paths.ofFlow(id) + "/cancel", body.done());
    remote.print(answer, FlowCommand::cancelled);
  }

  private static String cancelled(JsonObject answer) {
    int members =
        answer.find("members").map(list -> ((JsonArray) list).elements().size()).orElse(0);
    return Shown.member(answer, "flow_id") + " is cancelled, " + members + " members with it";
  }

  @Command(
      name = "explain",
      description = "Why each unfinished member of a flow is not done.",
      mixinStandardHelpOptions = true)
  void explain(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    Server server = remote.server();
    JsonObject graph = server.get(Paths.ofFlow(id) + "/graph");
    List<Json> reasons =
        ((JsonArray) graph.find("nodes").orElseThrow())
            .elements().stream()
                .map(JsonObject.class::cast)
                .filter(FlowCommand::isUnfinished)
                .<Json>map(node -> explained(server, node))
                .toList();
    JsonObject answer = new Members().put("members", JsonArray.of(reasons)).done();
    remote.printTable(answer, "members", List.of("key", "public_state", "reasons"));
  }

  private static boolean isUnfinished(JsonObject node) {
    return !List.of("completed", "failed", "cancelled", "expired", "skipped")
        .contains(Shown.member(node, "public_state"));
  }

  private static JsonObject explained(Server server, JsonObject node) {
    JsonObject why = server.get(Paths.of(Shown.member(node, "execution_id")) + "/explain");
    return new Members()
        .put("key", Shown.member(node, "key"))
        .put("public_state", Shown.member(why, "public_state"))
        .put("reasons", why.find("reasons").orElseThrow())
        .done();
  }
}
