package dev.weft.bootstrap.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.config.StorageSettings.Postgres;
import dev.weft.bootstrap.embedded.LocalCluster;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InjectorTest {

  private final EngineSettings settings =
      EngineSettings.of(Engines.server(ApiTokens.NONE), new StorageSettings.Memory());

  @Test
  void the_profile_in_memory_builds() {
    Wiring wiring = Wiring.inMemory(settings);

    assertThat(wiring.storage().isReady()).isTrue();
    assertThat(wiring.server()).isSameAs(wiring.server());
    assertThat(wiring.claimer()).isSameAs(wiring.claimer());
    stop(wiring);
  }

  @Test
  void the_profile_on_postgres_builds_and_tells_when_its_database_is_gone(@TempDir Path folder) {
    Wiring wiring;
    try (LocalCluster cluster = LocalCluster.started(folder)) {
      wiring = Wiring.onPostgres(settings, new Postgres(cluster.target(), true));
      assertThat(wiring.storage().isReady()).isTrue();
      assertThat(Schema.migrate(cluster.target())).isEmpty();
      stop(wiring);
    }

    assertThat(wiring.storage().isReady()).isFalse();
    wiring.storage().close();
  }

  private static void stop(Wiring wiring) {
    wiring.tails().close();
    wiring.appender().close();
    wiring.completer().close();
    wiring.others().close();
  }

  @Test
  void a_database_that_cannot_be_reached_is_told_once_and_without_its_password() {
    JdbcTarget nowhere =
        new JdbcTarget("jdbc:postgresql://127.0.0.1:1/weft", "weft", new Secret("canary"));

    assertThatThrownBy(() -> Wiring.onPostgres(settings, new Postgres(nowhere, true)))
        .hasMessageContaining("refused")
        .hasMessageNotContaining("canary");
  }
}
