package dev.weft.benchmarks.smoke;

import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.benchmarks.delivery.CountedStatements;
import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.drain.Rounds;
import dev.weft.benchmarks.flow.Drafts;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.Histogram;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.weft.FlowRuntime;
import dev.weft.benchmarks.weft.RunningAttempts;
import dev.weft.benchmarks.weft.Silence;
import dev.weft.domain.content.Content;
import dev.weft.port.out.tx.Transactions;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Drives each step for some batches and counts what they cost.
 *
 * <p>A checkpoint and one batch that does not count come first, so that pages are written whole
 * before the counting begins. Each step has a connection of its own: what a session did is certain
 * once it has ended.
 */
public final class SmokeScenario {

  private static final int BATCHES = 5;

  private final BenchServer server;
  private final BenchDatabase database;
  private final RenewedPool pool;
  private final CountedStatements statements = new CountedStatements();
  private final Transactions transactions;
  private final DrivenEngine engine;
  private final List<Result> results = new ArrayList<>();
  private final List<Aim> aims = new ArrayList<>();

  public SmokeScenario(BenchServer server) throws SQLException {
    this.server = server;
    this.database = server.database("smoke");
    var writer = RunningAttempts.in(database, 1).handles().getFirst();
    this.pool = new RenewedPool(database);
    this.transactions =
        new PostgresTransactions(
            statements.through(pool.source()), hints -> {}, new Silence(), new Random());
    this.engine = pool.during(() -> new DrivenEngine(transactions, writer));
  }

  public void run() throws SQLException {
    server.checkpoint();
    measure(new Step("submit", new Bounds(1, 1_900, 6), engine::submit));
    measure(new Step("claim", new Bounds(1, 550, 5.5), engine::claim));
    measure(new Step("complete", new Bounds(2, 550, 6), engine::complete));
    measure(new Step("append", new Bounds(1, 520, 2.5), engine::append));
    pool.during(this::headsOfChainsEnded);
    measure(new Step("dispatch", new Bounds(6, 1_200, 13), engine::dispatch));
    measure(new Step("enqueue", new Bounds(3, 760, 7.5), engine::enqueue));
    measure(new Step("flush", new Bounds(6, 1_150, 13), engine::flush));
  }

  public List<Result> results() {
    return List.copyOf(results);
  }

  public List<Aim> aims() {
    return List.copyOf(aims);
  }

  private void measure(Step step) throws SQLException {
    pool.during(() -> timed(step, 1));
    database.settle();
    long executed = statements.executed();
    var before = database.counters();
    Drained drained = pool.during(() -> timed(step, BATCHES));
    Round round = new Round(drained, database.counters().since(before));
    var rounds = new Rounds(step.name());
    rounds.add(round);
    results.add(rounds.result());
    var spent = new Spent(round, statements.executed() - executed, BATCHES);
    aims.addAll(step.bounds().judge(step.name(), spent));
  }

  private Drained timed(Step step, int batches) {
    Histogram took = new Histogram();
    long start = System.nanoTime();
    for (int nth = 0; nth < batches; nth++) {
      long begin = System.nanoTime();
      step.batch().run(transactions);
      took.record(Duration.ofNanos(System.nanoTime() - begin), 1);
    }
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new Drained(batches * DrivenEngine.BATCH, elapsed, took);
  }

  /** So many flows of two, of which the first has ended and the second waits for dispatch. */
  private int headsOfChainsEnded() {
    int flows = (BATCHES + 1) * DrivenEngine.BATCH;
    try (var runtime = new FlowRuntime(database, hints -> {})) {
      for (int nth = 0; nth < flows; nth++) {
        runtime.submit(Drafts.chain(2, Content.EMPTY));
      }
    }
    for (int nth = 0; nth <= BATCHES; nth++) {
      engine.claim(transactions);
      engine.complete(transactions);
    }
    return flows;
  }
}
