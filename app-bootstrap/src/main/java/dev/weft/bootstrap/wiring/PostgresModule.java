package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.bootstrap.config.Access;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.out.signal.WorkSignal;
import dev.weft.port.out.telemetry.Telemetry;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps everything in PostgreSQL; the schema is brought up to date first, unless told not to.
 *
 * <p>The pools are opened before the injector exists: a provider that fails would be asked again by
 * everyone who needs the storage, and each would wait for the database anew.
 */
final class PostgresModule extends AbstractModule {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresModule.class);

  private final Pools pools;
  private final Module hints;

  private PostgresModule(Pools pools, Module hints) {
    this.pools = pools;
    this.hints = hints;
  }

  static PostgresModule opened(StorageSettings.Postgres settings) {
    Pools pools = Pools.opened(settings.target(), settings.access() instanceof Access.Direct);
    try {
      if (settings.migrate()) {
        new SchemaMigrator(pools.api()).migrate();
      }
      return new PostgresModule(pools, hints(settings));
    } catch (RuntimeException e) {
      pools.close();
      throw e;
    }
  }

  private static Module hints(StorageSettings.Postgres settings) {
    return switch (settings.access()) {
      case Access.Direct direct -> new HintsModule(settings.target());
      case Access.PooledBeside beside -> new HintsModule(beside.listener());
      case Access.Pooled pooled -> polling();
    };
  }

  private static Module polling() {
    LOG.info("nothing listens behind the pooler: work of other processes is found by polling");
    return new NoHintsModule();
  }

  @Override
  protected void configure() {
    install(hints);
  }

  @Provides
  @Singleton
  Storage storage(WorkSignal signal, Telemetry telemetry, RandomGenerator random) {
    return new PooledStorage(
        pools, new PostgresTransactions(pools.api(), signal, telemetry, random));
  }

  /** Lets go of the connections when the rest could not be put together. */
  void abandon() {
    pools.close();
  }
}
