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

  /** Longer than a thread stands still: a stop that takes longer fails. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  private Engines() {}

  public static Engine inMemory() {
    return on(new StorageSettings.Memory());
  }

  public static Engine on(StorageSettings storage) {
    return Engine.started(quiet(server(ApiTokens.NONE), storage));
  }

  public static Engine guardedBy(ApiTokens tokens) {
    return Engine.started(quiet(server(tokens), new StorageSettings.Memory()));
  }

  public static Engine with(ServerSettings server) {
    return Engine.started(quiet(server, new StorageSettings.Memory()));
  }

  /** Sweeps rest for so long that a test runs every tick itself. */
  private static EngineSettings quiet(ServerSettings server, StorageSettings storage) {
    return new EngineSettings(server, storage, EngineSettings.DEFAULT_POLL, Duration.ofMinutes(1));
  }

  public static ServerSettings server(ApiTokens tokens) {
    return new ServerSettings(new BindAddress("127.0.0.1", 0), tokens, List.of(), GRACE);
  }
}
