package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.SecretFile;
import dev.weft.bootstrap.config.ServerSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** How the API is reached. */
final class ServerOptions {

  @Spec(Target.MIXEE)
  private CommandSpec command;

  /** Never an option: what a process was started with is there for everybody to see. */
  private static final String TOKENS = "WEFT_TOKENS";

  @Option(names = "--port", paramLabel = "PORT", description = "Default 8080; 0 takes a free one.")
  private Integer port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description = "Default both loopback addresses; any other needs --token-file.")
  private String bind;

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = {
        "Bearer tokens the API accepts, one per line: role:token with roles read, work, operate,",
        "or a bare token that may do everything. The lines may also be in WEFT_TOKENS."
      })
  private Path tokenFile;

  @Option(
      names = "--insecure-http",
      description = "Let others reach the API without TLS, because a proxy in front ends it.")
  private boolean insecureHttp;

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      split = ",",
      description = "Further names clients may use in their Host header.")
  private List<String> hosts;

  @Option(
      names = "--stop-grace-ms",
      paramLabel = "MS",
      description = "How long a stop waits for calls under way; default 10000.")
  private Long graceMillis;

  ServerSettings settings() {
    ServerSettings defaults = ServerSettings.DEFAULT;
    BindAddress address =
        new BindAddress(
            Optional.ofNullable(bind).orElse(defaults.bind().host()),
            Optional.ofNullable(port).orElse(defaults.bind().port()));
    return new ServerSettings(
        address,
        tokens(),
        Optional.ofNullable(hosts).orElse(List.of()),
        Optional.ofNullable(graceMillis).map(Duration::ofMillis).orElse(defaults.grace()),
        insecureHttp,
        defaults.limits());
  }

  private ApiTokens tokens() {
    List<Secret> lines = new ArrayList<>(SecretFile.lines(EnvironmentDefaults.of(command, TOKENS)));
    if (tokenFile != null) {
      lines.addAll(SecretFile.readAll("token_file", tokenFile));
    }
    return ApiTokens.parse(lines);
  }
}
