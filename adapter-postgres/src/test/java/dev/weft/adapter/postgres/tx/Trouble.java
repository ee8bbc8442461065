package dev.weft.adapter.postgres.tx;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.testkit.doubles.FixedRandom;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import dev.weft.testkit.driving.UseCases;
import java.io.IOException;
import java.io.UncheckedIOException;

/** An engine on a wire that can be cut. */
record Trouble(
    PostgresFixture database,
    CuttingProxy wire,
    HikariDataSource pool,
    RecordingWorkSignal signal,
    RecordingTelemetry telemetry,
    PostgresTransactions transactions,
    SequentialIds ids)
    implements AutoCloseable {

  private static final String COMPONENT = "trouble";
  private static final int SOON_MILLIS = 300;

  static Trouble begin() {
    PostgresFixture database = PostgresFixture.migrated();
    CuttingProxy wire = wireTo(database);
    String role = PostgresFixture.RUNTIME;
    HikariDataSource pool =
        EnginePools.open(new PoolSettings(wire.url(), role, role, 2, true), COMPONENT);
    return over(database, wire, pool);
  }

  /**
   * The same with a pool that soon gives up, whose connections may come too late. A pool that is
   * told so while it is open believes it after a while only.
   */
  Trouble impatient() {
    HikariConfig config = new HikariConfig();
    pool.copyStateTo(config);
    config.setConnectionTimeout(SOON_MILLIS);
    pool.close();
    return over(database, wire, new HikariDataSource(config));
  }

  private static Trouble over(PostgresFixture database, CuttingProxy wire, HikariDataSource pool) {
    RecordingWorkSignal signal = new RecordingWorkSignal();
    RecordingTelemetry telemetry = new RecordingTelemetry();
    PostgresTransactions transactions =
        new PostgresTransactions(pool, signal, telemetry, new FixedRandom(0.0));
    return new Trouble(database, wire, pool, signal, telemetry, transactions, new SequentialIds());
  }

  UseCases engine() {
    return new UseCases(transactions, ids);
  }

  ExecutionId submitted() {
    return engine().submit(aSubmission());
  }

  LeaseHandle claimed() {
    submitted();
    return engine().claimOne(aClaim());
  }

  long retries() {
    return telemetry.count(Measure.TRANSACTIONS_RETRIED);
  }

  /** Ends the one session that is in the middle of a body. */
  void killTheBodysSession() {
    Sql.value(
        database.owner(),
        """
        SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = ?
           AND state = 'idle in transaction'
        """,
        "weft-" + COMPONENT);
  }

  @Override
  public void close() {
    pool.close();
    wire.close();
    database.drop();
  }

  private static CuttingProxy wireTo(PostgresFixture database) {
    try {
      return new CuttingProxy(database.url());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
