package dev.weft.benchmarks.peer;

import static org.jobrunr.server.BackgroundJobServerConfiguration.usingStandardBackgroundJobServerConfiguration;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jobrunr.jobs.mappers.JobMapper;
import org.jobrunr.scheduling.JobRequestScheduler;
import org.jobrunr.server.BackgroundJobServer;
import org.jobrunr.server.JobActivator;
import org.jobrunr.storage.StorageProvider;
import org.jobrunr.storage.sql.postgres.PostgresStorageProvider;
import org.jobrunr.utils.mapper.jackson.JacksonJsonMapper;

/**
 * JobRunr, free edition, with 16 workers on its PostgreSQL storage.
 *
 * <p>The poll interval is the smallest it accepts (5 s); it matters little, for a worker that runs
 * dry fetches at once. A fetch takes as many jobs as workers are idle, and the free edition has no
 * setting for more. No dashboard; a connection per worker; the watch starts at the first job, not
 * at the one second it waits before it looks for work.
 */
public final class JobRunrContender implements Contender {

  private static final int WORKERS = 16;
  private static final Duration SMALLEST_POLL = Duration.ofSeconds(5);

  private final BenchDatabase database;
  private int backlog;

  public JobRunrContender(BenchDatabase database) {
    this.database = database;
  }

  @Override
  public String name() {
    return "jobrunr";
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    backlog = executions;
    var text = HexFormat.of().formatHex(payload, 0, payload.length / 2);
    try (var pool = Pool.open(database, 1)) {
      new JobRequestScheduler(storage(pool))
          .enqueue(Stream.generate(() -> new NoopRequest(text)).limit(executions));
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = AckMeter.pastTheStart(backlog);
    try (HikariDataSource pool = Pool.open(database, WORKERS)) {
      var server = server(pool, meter);
      server.start();
      try {
        return meter.await();
      } finally {
        server.stop();
      }
    }
  }

  private static BackgroundJobServer server(DataSource pool, AckMeter meter) {
    var settings =
        usingStandardBackgroundJobServerConfiguration()
            .andWorkerCount(WORKERS)
            .andPollInterval(SMALLEST_POLL);
    var server =
        new BackgroundJobServer(
            storage(pool), new JacksonJsonMapper(), handing(new NoopHandler(meter)), settings);
    server.setJobFilters(List.of(new AckFilter(meter)));
    return server;
  }

  private static JobActivator handing(NoopHandler handler) {
    return new JobActivator() {
      @Override
      public <T> T activateJob(Class<T> type) {
        return type.cast(handler);
      }
    };
  }

  private static StorageProvider storage(DataSource pool) {
    var storage = new PostgresStorageProvider(pool);
    storage.setJobMapper(new JobMapper(new JacksonJsonMapper()));
    return storage;
  }

  @Override
  public void close() {}
}
