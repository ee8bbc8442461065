package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.ServerSettings;

/** What the operator said. */
final class SettingsModule extends AbstractModule {

  private final EngineSettings settings;

  SettingsModule(EngineSettings settings) {
    this.settings = settings;
  }

  @Provides
  @Singleton
  EngineSettings settings() {
    return settings;
  }

  @Provides
  @Singleton
  ServerSettings server() {
    return settings.server();
  }
}
