package dev.weft.benchmarks.peer;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariDataSource;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.SqlText;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sql.DataSource;

/**
 * db-scheduler with 16 threads and its lock-and-fetch polling.
 *
 * <p>Its table with the index on execution time and the one on heartbeats, without the one on
 * priority, which nobody asks for here. It fetches when fewer than 16 tasks are at hand and then up
 * to 64 (fractions 1.0 and 4.0 of the threads); payloads are raw bytes; a connection per thread. It
 * removes a finished task and keeps no history, so it writes less per execution than the others.
 */
public final class DbSchedulerContender implements Contender {

  static final int THREADS = 16;
  private static final double FETCH_BELOW = 1.0;
  private static final double FETCH_UP_TO = 4.0;
  private static final String TASK = "noop";

  private final BenchDatabase database;
  private int backlog;

  public DbSchedulerContender(BenchDatabase database) throws SQLException {
    this.database = database;
    database.run(SqlText.beside(DbSchedulerContender.class, "db-scheduler.sql"));
  }

  @Override
  public String name() {
    return "db-scheduler";
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    backlog = executions;
    try (var pool = Pool.open(database, 1)) {
      var client = SchedulerClient.Builder.create(pool).serializer(new RawBytes()).build();
      client.scheduleBatch(tasks(executions, payload), Instant.now());
    }
  }

  private static Stream<TaskInstance<?>> tasks(int executions, byte[] payload) {
    return IntStream.range(0, executions)
        .mapToObj(n -> new TaskInstance<>(TASK, UUID.randomUUID().toString(), payload));
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = AckMeter.pastTheStart(backlog);
    try (HikariDataSource pool = Pool.open(database, THREADS)) {
      var scheduler = builder(pool, noop(meter)).build();
      scheduler.start();
      try {
        return meter.await();
      } finally {
        scheduler.stop();
      }
    }
  }

  /** As it is set up for every scenario. */
  static SchedulerBuilder builder(DataSource pool, Task<?> task) {
    return Scheduler.create(pool, task)
        .schedulerName(new SchedulerName.Fixed("bench"))
        .serializer(new RawBytes())
        .threads(THREADS)
        .pollUsingLockAndFetch(FETCH_BELOW, FETCH_UP_TO)
        .pollingInterval(Duration.ofMillis(100))
        .shutdownMaxWait(Duration.ofSeconds(5));
  }

  private static CustomTask<byte[]> noop(AckMeter meter) {
    return Tasks.custom(TASK, byte[].class)
        .execute(
            (task, context) -> {
              meter.started();
              return removed(meter);
            });
  }

  private static CompletionHandler<byte[]> removed(AckMeter meter) {
    long ended = System.nanoTime();
    return (complete, operations) -> {
      operations.remove();
      meter.acked(ended, 1);
    };
  }

  @Override
  public void close() {}
}
