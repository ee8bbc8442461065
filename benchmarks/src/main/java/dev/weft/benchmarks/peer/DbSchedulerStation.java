package dev.weft.benchmarks.peer;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.CompletionHandler.OnCompleteRemove;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariDataSource;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.steady.Station;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** db-scheduler that submits and works; it looks for work at once after each submission. */
public final class DbSchedulerStation implements Station {

  private static final String TASK = "steady";

  private final HikariDataSource pool;
  private final Scheduler scheduler;

  private DbSchedulerStation(HikariDataSource pool, Scheduler scheduler) {
    this.pool = pool;
    this.scheduler = scheduler;
  }

  public static DbSchedulerStation open(BenchDatabase database, Begun begun) {
    HikariDataSource pool = Pool.open(database, DbSchedulerContender.THREADS);
    var task =
        Tasks.custom(TASK, byte[].class)
            .execute(
                (instance, context) -> {
                  begun.begun(instance.getData());
                  return new OnCompleteRemove<>();
                });
    Scheduler scheduler =
        DbSchedulerContender.builder(pool, task).enableImmediateExecution().build();
    scheduler.start();
    return new DbSchedulerStation(pool, scheduler);
  }

  @Override
  public void submit(List<byte[]> payloads) {
    Stream<TaskInstance<?>> tasks =
        payloads.stream()
            .map(payload -> new TaskInstance<>(TASK, UUID.randomUUID().toString(), payload));
    scheduler.scheduleBatch(tasks, Instant.now());
  }

  @Override
  public void close() {
    scheduler.stop();
    pool.close();
  }
}
