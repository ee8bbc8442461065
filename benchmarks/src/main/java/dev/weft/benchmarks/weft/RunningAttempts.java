package dev.weft.benchmarks.weft;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Content;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.signal.WorkSignal;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * Attempts that hold their leases for an hour, so that something may write their streams.
 *
 * @param handles at most 1 000
 */
public record RunningAttempts(BenchDatabase database, List<LeaseHandle> handles) {

  private static final int CONNECTIONS = 4;
  private static final LeaseTtl HOUR = new LeaseTtl(Duration.ofHours(1));

  /** Migrates the database and starts so many. */
  public static RunningAttempts in(BenchDatabase database, int attempts) {
    new SchemaMigrator(database.source()).migrate();
    try (HikariDataSource pool = EnginePools.open(settings(database), "bench")) {
      return new RunningAttempts(database, started(transactions(pool, hints -> {}), attempts));
    }
  }

  private static List<LeaseHandle> started(PostgresTransactions transactions, int attempts) {
    IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
    Submission submission = Submission.of(new Kind("noop"), Content.EMPTY);
    new ExecutionSubmitter(transactions, ids)
        .submit(new SubmitExecutions.Command(Collections.nCopies(attempts, submission)));
    ClaimRequest all =
        new ClaimRequest(
            Lane.DEFAULT,
            Capabilities.NONE,
            new TreeSet<>(),
            new Worker("bench", "bench-1"),
            attempts,
            HOUR);
    return new ExecutionClaimer(transactions, ids)
        .claim(all).stream().map(ClaimExecutions.Claim::handle).toList();
  }

  static PoolSettings settings(BenchDatabase database) {
    return new PoolSettings(database.url(), "postgres", "postgres", CONNECTIONS, true);
  }

  static PostgresTransactions transactions(HikariDataSource pool, WorkSignal signal) {
    return new PostgresTransactions(pool, signal, new Silence(), new Random());
  }
}
