package dev.weft.benchmarks.handwritten;

import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import java.sql.SQLException;

/**
 * Hand-written SQL that claims and completes in batches, one connection per thread.
 *
 * <p>The planner settings of its sessions keep the plans to primary key and ready index whatever
 * the statistics say. Claim and completion are two transactions, as they must be: a handler starts
 * only when its lease is committed.
 */
public final class HandWritten implements Contender {

  private static final String PLANS =
      "-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off"
          + " -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off";

  private final BenchDatabase database;
  private final Statements statements;
  private final int connections;
  private final int batch;
  private int backlog;

  public HandWritten(BenchDatabase database, Statements statements, int connections, int batch)
      throws SQLException {
    this.database = database;
    this.statements = statements;
    this.connections = connections;
    this.batch = batch;
    database.run(statements.schema());
  }

  @Override
  public String name() {
    return "hand-written " + connections + "x" + batch;
  }

  @Override
  public void prepare(int executions, byte[] payload) throws SQLException {
    backlog = executions;
    try (var connection = database.source().getConnection();
        var submit = connection.prepareStatement(statements.submit())) {
      submit.setInt(1, executions);
      submit.setBytes(2, payload);
      submit.executeUpdate();
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = AckMeter.pastTheStart(backlog);
    var workers = new Thread[connections];
    for (int n = 0; n < connections; n++) {
      var loop = new BatchLoop(database.source(PLANS), statements, batch, meter);
      workers[n] = Thread.ofPlatform().name("hand-written-" + n).start(loop);
    }
    for (var worker : workers) {
      worker.join();
    }
    if (!meter.finished()) {
      meter.failed(new IllegalStateException("some leases were lost"));
    }
    return meter.await();
  }

  @Override
  public void close() {}
}
