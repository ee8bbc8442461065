package dev.weft.benchmarks.handwritten;

import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.SerialCalls;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.SqlText;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.UUID;
import java.util.stream.IntStream;

/** The floor of an append: the same rows in one plain statement and one commit. */
public final class BareInsert implements Contender {

  private static final int STREAMS = 16;

  private final BenchDatabase database;
  private final int perCall;
  private final byte[][] payloads;
  private final UUID[] executions =
      IntStream.range(0, STREAMS).mapToObj(i -> UUID.randomUUID()).toArray(UUID[]::new);
  private int frames;
  private long millis = 1;

  public BareInsert(BenchDatabase database, int perCall, byte[] payload) throws SQLException {
    this.database = database;
    this.perCall = perCall;
    this.payloads = new byte[perCall][];
    Arrays.fill(payloads, payload);
    database.run(SqlText.beside(BareInsert.class, "frame.sql"));
  }

  @Override
  public String name() {
    return "insert " + perCall;
  }

  @Override
  public void prepare(int wanted, byte[] unused) {
    frames = wanted;
  }

  @Override
  public Drained drain() throws SQLException {
    try (var connection = database.source().getConnection();
        var insert = connection.prepareStatement(SqlText.beside(BareInsert.class, "append.sql"))) {
      return SerialCalls.timed(frames, perCall, nth -> insert(insert, nth));
    }
  }

  private void insert(PreparedStatement insert, int nth) throws SQLException {
    insert.setObject(1, executions[nth % STREAMS]);
    insert.setLong(2, millis);
    insert.setLong(3, millis++);
    insert.setObject(4, payloads);
    insert.executeUpdate();
  }

  @Override
  public void close() {}
}
