package dev.weft.benchmarks.weft;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDelayer;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.LeaseRenewer;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.application.runtime.ExecutionWorker;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.WorkerPorts;
import dev.weft.application.runtime.WorkerSettings;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.worker.LastWords;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.name.Kind;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.NoJson;
import java.time.InstantSource;
import java.util.Collections;
import java.util.Random;

/**
 * Weft as users run it: an {@link ExecutionWorker} with no-op handlers, acknowledged one by one.
 *
 * <p>Everything a user gets is on: lease id, epoch, history, one completion, fencing by the
 * database's clock, lock-decide-write.
 */
public final class WeftContender implements Contender {

  private static final int SUBMIT_BATCH = 1_000;

  private final BenchDatabase database;
  private final IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
  private final int handlers;
  private final int prefetch;
  private int backlog;

  public WeftContender(BenchDatabase database, int handlers, int prefetch) {
    this.database = database;
    this.handlers = handlers;
    this.prefetch = prefetch;
    new SchemaMigrator(database.source()).migrate();
  }

  @Override
  public String name() {
    return "weft";
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    backlog = executions;
    Content content = new Content(Bytes.of(payload), ContentType.OCTETS);
    Submission submission = Submission.of(new Kind("noop"), content);
    try (HikariDataSource pool = pool()) {
      ExecutionSubmitter submitter = new ExecutionSubmitter(transactions(pool), ids);
      for (int left = executions; left > 0; left -= SUBMIT_BATCH) {
        int now = Math.min(left, SUBMIT_BATCH);
        submitter.submit(new SubmitExecutions.Command(Collections.nCopies(now, submission)));
      }
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    AckMeter meter = AckMeter.pastTheStart(backlog);
    Acknowledging noop = new Acknowledging(meter);
    try (HikariDataSource pool = pool()) {
      ExecutionWorker worker =
          ExecutionWorker.started(
              WorkerSettings.DEFAULT.running(handlers, prefetch),
              ports(transactions(pool)),
              HandlerRegistry.of("noop", noop),
              new LocalWorkSignal(),
              new Random(),
              noop);
      try {
        return meter.await();
      } finally {
        worker.close();
      }
    }
  }

  private WorkerPorts ports(PostgresTransactions transactions) {
    return new WorkerPorts(
        new ExecutionClaimer(transactions, ids),
        new LeaseRenewer(transactions),
        new LastWords(
            new ExecutionCompleter(transactions),
            new ExecutionFailer(transactions, new Random()),
            new ExecutionDelayer(transactions)),
        new FrameAppender(transactions, new NoJson()));
  }

  private HikariDataSource pool() {
    return EnginePools.open(
        new PoolSettings(database.url(), "postgres", "postgres", 4, true), "bench");
  }

  private static PostgresTransactions transactions(HikariDataSource pool) {
    return new PostgresTransactions(pool, lanes -> {}, new Silence(), new Random());
  }

  @Override
  public void close() {}
}
