package dev.weft.bootstrap;

import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.config.StorageSettings;
import java.time.Duration;
import java.util.List;

/** Engines for tests, each on a free port of the loopback address. */
public final class Engines {

  private Engines() {}

  public static Engine inMemory() {
    return on(new StorageSettings.Memory());
  }

  public static Engine on(StorageSettings storage) {
    return Engine.started(EngineSettings.of(server(ApiTokens.NONE), storage));
  }

  public static Engine guardedBy(ApiTokens tokens) {
    return Engine.started(EngineSettings.of(server(tokens), new StorageSettings.Memory()));
  }

  public static ServerSettings server(ApiTokens tokens) {
    return new ServerSettings(
        new BindAddress("127.0.0.1", 0), tokens, List.of(), Duration.ofSeconds(2));
  }
}
