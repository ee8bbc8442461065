package dev.weft.benchmarks.submit;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.SerialCalls;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.weft.Silence;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.name.Kind;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collections;
import java.util.Random;

/** Weft's own submissions, one call after the other, each acknowledged before the next. */
public final class SubmittedExecutions implements Contender {

  private static final int CONNECTIONS = 2;

  private final IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
  private final BenchDatabase database;
  private final int perCall;
  private final boolean withNote;
  private int wanted;
  private SubmitExecutions.Command command;

  /**
   * @param withNote whether the caller owns the transaction and writes a row of its own in it
   */
  public SubmittedExecutions(BenchDatabase database, int perCall, boolean withNote)
      throws SQLException {
    this.database = database;
    this.perCall = perCall;
    this.withNote = withNote;
    new SchemaMigrator(database.source()).migrate();
    database.run(Note.TABLE);
  }

  @Override
  public String name() {
    return SubmitNames.of("weft", perCall, withNote);
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    wanted = executions;
    Content content = new Content(Bytes.of(payload), ContentType.OCTETS);
    command =
        new SubmitExecutions.Command(
            Collections.nCopies(perCall, Submission.of(new Kind("noop"), content)));
  }

  @Override
  public Drained drain() throws SQLException {
    var settings = new PoolSettings(database.url(), "postgres", "postgres", CONNECTIONS, true);
    try (HikariDataSource pool = EnginePools.open(settings, "bench")) {
      var transactions = new PostgresTransactions(pool, hints -> {}, new Silence(), new Random());
      return withNote ? inside(transactions) : alone(transactions);
    }
  }

  private Drained alone(PostgresTransactions transactions) throws SQLException {
    return SerialCalls.timed(wanted, perCall, nth -> submit(transactions));
  }

  private Drained inside(PostgresTransactions transactions) throws SQLException {
    try (var connection = database.source().getConnection()) {
      connection.setAutoCommit(false);
      return SerialCalls.timed(
          wanted,
          perCall,
          nth -> {
            Note.write(connection);
            submit(transactions.joining(connection));
            connection.commit();
          });
    }
  }

  private void submit(Transactions transactions) {
    var result = new ExecutionSubmitter(transactions, ids).submit(command);
    if (!(result instanceof SubmitExecutions.Result.Submitted)) {
      throw new IllegalStateException("not submitted: " + result);
    }
  }

  @Override
  public void close() {}
}
