package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.SecretFile;
import dev.weft.bootstrap.config.ServerSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How the API is reached. */
final class ServerOptions {

  @Option(names = "--port", paramLabel = "PORT", description = "Default 8080; 0 takes a free one.")
  private Integer port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description = "Default 127.0.0.1; any other than loopback needs --token-file.")
  private String bind;

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = "Bearer tokens the API accepts, one per line.")
  private Path tokenFile;

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
        Optional.ofNullable(graceMillis).map(Duration::ofMillis).orElse(defaults.grace()));
  }

  private ApiTokens tokens() {
    return tokenFile == null
        ? ApiTokens.NONE
        : new ApiTokens(SecretFile.readAll("token_file", tokenFile));
  }
}
