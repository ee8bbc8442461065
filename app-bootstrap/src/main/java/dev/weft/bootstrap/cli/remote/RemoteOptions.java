package dev.weft.bootstrap.cli.remote;

import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.bootstrap.cli.EnvironmentDefaults;
import dev.weft.bootstrap.config.ApiToken;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.SecretFile;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Which server to talk to, and how to print what it answers. */
final class RemoteOptions {

  private static final String TOKEN = "WEFT_TOKEN";

  @Spec(Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "Where the server listens; default http://127.0.0.1:8080.")
  private String url;

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = "The token to show; the first of the file counts. Or set WEFT_TOKEN.")
  private Path tokenFile;

  @Option(names = "--json", description = "Print the server's answer as it is.")
  private boolean json;

  private final JsonCodec codec = new JacksonJsonCodec(JsonLimits.DEFAULT);

  Server server() {
    return new Server(address(), token(), codec);
  }

  private URI address() {
    String text = url == null ? "http://127.0.0.1:8080" : url;
    URI address = parsed(text);
    if (address.getHost() == null || !String.valueOf(address.getScheme()).matches("https?")) {
      throw notAnUrl(text);
    }
    return address;
  }

  private static URI parsed(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException malformed) {
      throw notAnUrl(text);
    }
  }

  private static InvalidInput notAnUrl(String text) {
    return InvalidInput.of("url", text, "a URL such as http://127.0.0.1:8080");
  }

  private Secret token() {
    return tokenFile == null
        ? new Secret(EnvironmentDefaults.of(command, TOKEN))
        : SecretFile.readAll("token_file", tokenFile).stream()
            .findFirst()
            .map(line -> ApiToken.parse(line).secret())
            .orElseThrow(
                () -> InvalidInput.of("token_file", tokenFile, "a file with a token in it"));
  }

  /** Reads JSON that was typed. */
  Json parsed(String option, String text) {
    return switch (codec.parse(text.getBytes(StandardCharsets.UTF_8))) {
      case ParseResult.Parsed parsed -> parsed.value();
      case ParseResult.Unparseable refused ->
          throw InvalidInput.of(option, text, "JSON such as {\"n\":1}");
    };
  }

  void print(JsonObject answer, Function<JsonObject, String> forPeople) {
    PrintWriter out = command.commandLine().getOut();
    out.println(json ? codec.write(answer) : forPeople.apply(answer));
    out.flush();
  }

  /** Whether somebody sits before it. */
  boolean isWatched() {
    return !json && Boolean.getBoolean("weft.terminal");
  }

  boolean printsJson() {
    return json;
  }

  String line(JsonObject answer) {
    return codec.write(answer);
  }

  PrintWriter out() {
    return command.commandLine().getOut();
  }

  void printTable(JsonObject answer, String list, List<String> columns) {
    print(answer, body -> Shown.table(rows(body, list), columns));
  }

  /** Tells people, not programs, that there is something more. */
  void note(JsonObject answer, String member, String text) {
    String value = Shown.member(answer, member);
    if (!json && !value.equals("-")) {
      command.commandLine().getOut().println(text + value);
      command.commandLine().getOut().flush();
    }
  }

  private static List<JsonObject> rows(JsonObject answer, String list) {
    return answer.find(list).map(JsonArray.class::cast).orElse(JsonArray.of()).elements().stream()
        .map(JsonObject.class::cast)
        .toList();
  }
}
