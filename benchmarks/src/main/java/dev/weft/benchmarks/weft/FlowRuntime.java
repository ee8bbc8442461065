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
import dev.weft.application.flow.FlowSubmitter;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.ExecutionWorker;
import dev.weft.application.runtime.FlowLoops;
import dev.weft.application.runtime.FlowSteps;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.WorkerEvent;
import dev.weft.application.runtime.WorkerPorts;
import dev.weft.application.runtime.WorkerSettings;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.application.worker.LastWords;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.NoJson;
import dev.weft.port.out.signal.WorkSignal;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * One process of Weft with flows: a pool, workers as hired, and the loops that keep flows moving.
 *
 * <p>Until the first worker is hired nothing runs, not even the loops.
 */
public final class FlowRuntime implements AutoCloseable {

  private static final int SUBMIT_BATCH = 1_000;
  private static final Cadence SWEEPS = Cadence.every(Duration.ofSeconds(1));

  private final IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
  private final LocalWorkSignal signal = new LocalWorkSignal();
  private final List<ExecutionWorker> workers = new ArrayList<>();
  private final List<FlowLoops> loops = new ArrayList<>();
  private final HikariDataSource pool;
  private final PostgresTransactions transactions;

  /**
   * @param ear hears every hint, right after its commit
   */
  public FlowRuntime(BenchDatabase database, WorkSignal ear) {
    this(RunningAttempts.settings(database), ear);
  }

  /** As above, in a process that knows the database by its address only. */
  public FlowRuntime(PoolSettings settings, WorkSignal ear) {
    this.pool = EnginePools.open(settings, "bench");
    this.transactions =
        RunningAttempts.transactions(
            pool,
            hints -> {
              ear.raise(hints);
              signal.raise(hints);
            });
  }

  public static void migrate(BenchDatabase database) {
    new SchemaMigrator(database.source()).migrate();
  }

  /** In one call; whoever was hired hears of it. */
  public void submit(List<Submission> work) {
    new ExecutionSubmitter(transactions, ids).submit(new SubmitExecutions.Command(work));
  }

  public void submit(Submission work, int times) {
    ExecutionSubmitter submitter = new ExecutionSubmitter(transactions, ids);
    for (int left = times; left > 0; left -= SUBMIT_BATCH) {
      int now = Math.min(left, SUBMIT_BATCH);
      submitter.submit(new SubmitExecutions.Command(Collections.nCopies(now, work)));
    }
  }

  public FlowId submit(FlowDraft<Submission> draft) {
    FlowSpec spec = new FlowSpec(ids.flow(), new Kind("bench"), Namespace.DEFAULT, Tags.NONE);
    SubmitFlow.Result result =
        new FlowSubmitter(transactions, ids, GraphLimits.DEFAULT)
            .submit(new SubmitFlow.Command(spec, draft, "bench"));
    if (result instanceof SubmitFlow.Result.Submitted) {
      return spec.id();
    }
    throw new IllegalStateException("not submitted: " + result);
  }

  /** Whether more members than this have not ended. */
  public boolean hasMoreLivingThan(int members, FlowId flow) {
    return transactions.run(
        stores ->
            stores.flow().members().listLiving(flow, ExecutionId.LOWEST, members + 1).size()
                > members);
  }

  /**
   * @param listener hears what became of each lease
   */
  public void hire(
      WorkerSettings settings,
      String kind,
      ExecutionHandler handler,
      Consumer<WorkerEvent> listener) {
    workers.add(
        ExecutionWorker.started(
            settings, ports(), HandlerRegistry.of(kind, handler), signal, new Random(), listener));
    loops.add(
        FlowLoops.started(
            FlowSteps.over(transactions, RetentionTerms.DEFAULT), signal, SWEEPS, new Random()));
  }

  private WorkerPorts ports() {
    return new WorkerPorts(
        new ExecutionClaimer(transactions, ids),
        new LeaseRenewer(transactions),
        new LastWords(
            new ExecutionCompleter(transactions),
            new ExecutionFailer(transactions, new Random()),
            new ExecutionDelayer(transactions)),
        new FrameAppender(transactions, new NoJson()));
  }

  @Override
  public void close() {
    workers.forEach(ExecutionWorker::close);
    loops.forEach(FlowLoops::close);
    pool.close();
  }
}
