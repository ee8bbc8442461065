package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonString;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks at the endpoints of a running server, makes and removes them. */
@Command(
    name = "endpoints",
    description = "List, add, enable, disable and remove receivers of messages.",
    mixinStandardHelpOptions = true,
    footer = {"", "Try: weft outbox endpoints add https://hooks.example/in --secret-ref env:HOOK"})
final class EndpointsCommand implements Runnable {

  private static final String PATH = "/v1/outbox/endpoints";
  private static final List<String> COLUMNS =
      List.of(
          "endpoint_id",
          "url",
          "enabled",
          "breaker",
          "parked",
          "paused_until",
          "consecutive_failures",
          "last_success_at");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say what to do: ls, show, add, enable, disable or rm");
  }

  @Command(name = "ls", description = "List endpoints.", mixinStandardHelpOptions = true)
  void list(@Mixin RemoteOptions remote) {
    remote.printTable(remote.server().get(PATH), "endpoints", COLUMNS);
  }

  @Command(name = "show", description = "One endpoint.", mixinStandardHelpOptions = true)
  void show(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.print(remote.server().get(one(id)), Shown::lines);
  }

  @Command(name = "add", description = "Add an endpoint.", mixinStandardHelpOptions = true)
  void add(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "URL") String url,
      @Option(
              names = "--secret-ref",
              paramLabel = "REF",
              required = true,
              description = "Where the server finds the secret: env:NAME or file:/path.")
          String secret,
      @Option(names = "--kind", paramLabel = "KIND", description = "Wanted kinds; default all.")
          List<String> kinds,
      @Option(names = "--namespace", paramLabel = "NAME", description = "Default all.")
          List<String> namespaces,
      @Option(names = "--max-batch", paramLabel = "N", description = "Default 1.") Integer batch) {
    Members body = why.body().put("url", url).put("secret_ref", secret);
    if (kinds != null) {
      body.putEach("kinds", kinds, JsonString::new);
    }
    if (namespaces != null) {
      body.putEach("namespaces", namespaces, JsonString::new);
    }
    if (batch != null) {
      body.put("max_batch", batch);
    }
    remote.print(remote.server().post(PATH, body.done()), Shown::lines);
  }

  @Command(name = "enable", description = "Send to it again.", mixinStandardHelpOptions = true)
  void enable(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "ID") String id) {
    change(remote, id, why.body().put("enabled", true));
  }

  @Command(name = "disable", description = "Send nothing to it.", mixinStandardHelpOptions = true)
  void disable(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "ID") String id) {
    change(remote, id, why.body().put("enabled", false));
  }

  private static void change(RemoteOptions remote, String id, Members body) {
    remote.print(remote.server().patch(one(id), body.done()), Shown::lines);
  }

  @Command(name = "rm", description = "Forget an endpoint.", mixinStandardHelpOptions = true)
  void remove(
      @Mixin RemoteOptions remote,
      @Parameters(paramLabel = "ID") String id,
      @Option(names = "--abandon", description = "Although messages for it are unsent.")
          boolean abandon) {
    remote.print(remote.server().delete(one(id) + "?abandon=" + abandon), Shown::lines);
  }

  private static String one(String id) {
    return PATH + "/" + Query.encoded(id);
  }
}
