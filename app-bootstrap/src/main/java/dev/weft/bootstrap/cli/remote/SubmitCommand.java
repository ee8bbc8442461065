package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Submits one execution. */
@Command(
    name = "submit",
    description = "Submit one execution and print its id.",
    mixinStandardHelpOptions = true,
    footer = {"", "Try: weft exec submit hello --payload '{\"n\":1}'"})
final class SubmitCommand implements Runnable {

  @Mixin private RemoteOptions remote;

  @Parameters(paramLabel = "KIND", description = "Names the handler.")
  private String kind;

  @Option(names = "--payload", paramLabel = "JSON", description = "What the handler gets.")
  private String payload;

  @Option(names = "--lane", paramLabel = "NAME", description = "Default: default.")
  private String lane;

  @Option(names = "--namespace", paramLabel = "NAME", description = "Default: default.")
  private String namespace;

  @Option(names = "--priority", paramLabel = "N", description = "0 to 9000, higher first.")
  private Integer priority;

  @Option(names = "--run-at", paramLabel = "TIME", description = "Not before; RFC 3339.")
  private String runAt;

  @Option(names = "--key", paramLabel = "KEY", description = "Idempotency key.")
  private String key;

  @Option(names = "--tag", paramLabel = "KEY=VALUE", description = "Tags; may come more than once.")
  private Map<String, String> tags = Map.of();

  @Override
  public void run() {
    remote.print(
        remote.server().post("/v1/executions", body().done()),
        answer -> Shown.member(answer, "execution_id") + " is " + Shown.member(answer, "status"));
  }

  private Members body() {
    Members body = new Members().put("kind", kind);
    put(body, "lane", lane);
    put(body, "namespace", namespace);
    put(body, "run_at", runAt);
    put(body, "idempotency_key", key);
    if (payload != null) {
      body.put("payload", remote.parsed("payload", payload));
    }
    if (priority != null) {
      body.put("priority", priority);
    }
    if (!tags.isEmpty()) {
      Members given = new Members();
      tags.forEach(given::put);
      body.put("tags", given.done());
    }
    return body;
  }

  private static void put(Members body, String name, String value) {
    if (value != null) {
      body.put(name, value);
    }
  }
}
