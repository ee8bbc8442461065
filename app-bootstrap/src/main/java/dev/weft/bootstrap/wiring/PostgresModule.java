package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.signal.PostgresHintChannel;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.HintReceiver;
import dev.weft.application.runtime.HintSender;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.TailHub;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.out.signal.WorkSignal;
import dev.weft.port.out.telemetry.Telemetry;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;

/**
 * Keeps everything in PostgreSQL; the schema is brought up to date first, unless told not to.
 *
 * <p>The pool is opened before the injector exists: a provider that fails would be asked again by
 * everyone who needs the storage, and each would wait for the database anew.
 */
final class PostgresModule extends AbstractModule {

  private static final int CONNECTIONS = 16;

  private final HikariDataSource pool;
  private final DataSource direct;

  private PostgresModule(HikariDataSource pool, DataSource direct) {
    this.pool = pool;
    this.direct = direct;
  }

  static PostgresModule opened(StorageSettings.Postgres settings) {
    PoolSettings connections = poolSettings(settings.target(), !settings.pooled());
    PoolSettings listening = poolSettings(settings.listening(), true);
    HikariDataSource pool = EnginePools.open(connections, "api");
    try {
      if (settings.migrate()) {
        new SchemaMigrator(pool).migrate();
      }
      return new PostgresModule(pool, EnginePools.direct(listening, "hints"));
    } catch (RuntimeException e) {
      pool.close();
      throw e;
    }
  }

  private static PoolSettings poolSettings(JdbcTarget target, boolean sessionSettings) {
    return new PoolSettings(
        target.url(), target.user(), target.password().value(), CONNECTIONS, sessionSettings);
  }

  @Provides
  @Singleton
  PostgresHintChannel channel() {
    return new PostgresHintChannel(direct);
  }

  @Provides
  @Singleton
  HintSender sender(LocalWorkSignal local, PostgresHintChannel channel, RandomGenerator random) {
    return HintSender.started(local, channel, random);
  }

  @Provides
  @Singleton
  WorkSignal signal(HintSender sender) {
    return sender;
  }

  @Provides
  @Singleton
  OtherProcesses others(
      HintSender sender,
      PostgresHintChannel channel,
      LocalWorkSignal local,
      TailHub tails,
      RandomGenerator random) {
    HintReceiver receiver = HintReceiver.started(channel, local, tails, random);
    return () -> {
      sender.close();
      receiver.close();
      channel.close();
    };
  }

  @Provides
  @Singleton
  Storage storage(WorkSignal signal, Telemetry telemetry, RandomGenerator random) {
    return new PooledStorage(pool, new PostgresTransactions(pool, signal, telemetry, random));
  }

  /** Lets go of the connections when the rest could not be put together. */
  void abandon() {
    pool.close();
  }
}
