package dev.weft.benchmarks.submit;

import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.SerialCalls;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.SqlText;
import dev.weft.domain.name.Lane;
import dev.weft.port.out.identity.IdSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.postgresql.PGConnection;

/** The floor: the rows of a submission in one plain statement, into the engine's own tables. */
public final class InsertedRows implements Contender {

  private static final String INSERT = SqlText.beside(InsertedRows.class, "insert.sql");

  private final IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
  private final BenchDatabase database;
  private final int perCall;
  private final boolean withNote;
  private int wanted;
  private byte[][] payloads;

  /**
   * @param withNote whether each call writes a row of its caller in the same transaction
   */
  public InsertedRows(BenchDatabase database, int perCall, boolean withNote) throws SQLException {
    this.database = database;
    this.perCall = perCall;
    this.withNote = withNote;
    new SchemaMigrator(database.source()).migrate();
    database.run(Note.TABLE);
  }

  @Override
  public String name() {
    return SubmitNames.of("insert", perCall, withNote);
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    wanted = executions;
    payloads = new byte[perCall][];
    Arrays.fill(payloads, payload);
  }

  @Override
  public Drained drain() throws SQLException {
    try (var connection = database.source().getConnection();
        var insert = connection.prepareStatement(INSERT)) {
      connection.setAutoCommit(false);
      return SerialCalls.timed(wanted, perCall, nth -> submit(connection, insert));
    }
  }

  private void submit(Connection connection, PreparedStatement insert) throws SQLException {
    if (withNote) {
      Note.write(connection);
    }
    var arrays = connection.unwrap(PGConnection.class);
    insert.setShort(1, (short) Lane.DEFAULT.partition().number());
    insert.setArray(2, arrays.createArrayOf("uuid", freshIds()));
    insert.setArray(3, arrays.createArrayOf("bytea", payloads));
    insert.executeUpdate();
    connection.commit();
  }

  private UUID[] freshIds() {
    return Stream.generate(() -> ids.execution(Lane.DEFAULT.partition()).value())
        .limit(perCall)
        .toArray(UUID[]::new);
  }

  @Override
  public void close() {}
}
