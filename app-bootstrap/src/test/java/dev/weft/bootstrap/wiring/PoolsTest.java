package dev.weft.bootstrap.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.port.out.telemetry.NoTelemetry;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PoolsTest {

  private PostgresFixture database;
  private Pools pools;
  private PooledStorage storage;

  @BeforeEach
  void open() {
    database = PostgresFixture.migrated();
    String url = database.url().split("\\?")[0];
    pools =
        Pools.opened(
            new JdbcTarget(url, PostgresFixture.RUNTIME, new Secret(PostgresFixture.RUNTIME)),
            true);
    storage =
        new PooledStorage(
            pools,
            new PostgresTransactions(pools.api(), wakeups -> {}, new NoTelemetry(), new Random(1)));
  }

  @AfterEach
  void close() {
    storage.close();
    database.drop();
  }

  @Test
  void callers_who_take_every_connection_stop_neither_renewals_nor_loops() throws Exception {
    int callers = pools.api().getMaximumPoolSize();
    CountDownLatch inside = new CountDownLatch(callers);
    CountDownLatch over = new CountDownLatch(1);
    for (int i = 0; i < callers; i++) {
      Thread.ofVirtual()
          .start(() -> storage.transactions().run(stores -> stay(stores, inside, over)));
    }
    assertThat(inside.await(20, TimeUnit.SECONDS)).isTrue();

    assertThat(pools.api().getHikariPoolMXBean().getIdleConnections()).isZero();
    assertThatCode(() -> read(storage.renewals())).doesNotThrowAnyException();
    assertThatCode(() -> read(storage.background())).doesNotThrowAnyException();
    over.countDown();
  }

  private static Object stay(Stores stores, CountDownLatch inside, CountDownLatch over) {
    stores.lanes().listLanes();
    inside.countDown();
    try {
      return over.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static Object read(Transactions transactions) {
    return transactions.run(stores -> stores.lanes().listLanes());
  }
}
