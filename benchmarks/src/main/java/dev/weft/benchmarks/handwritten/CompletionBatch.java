package dev.weft.benchmarks.handwritten;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import org.postgresql.PGConnection;

/**
 * The handles of a batch as the parallel arrays its completing statement takes.
 *
 * <p>In id order: the statement visits the rows as given, so overlapping batches cannot deadlock. A
 * no-op has no result: its element stays null and no result row is written.
 */
record CompletionBatch(
    short[] partitions,
    UUID[] ids,
    int[] attempts,
    UUID[] leases,
    long[] epochs,
    byte[][] results) {

  static CompletionBatch of(List<Claimed> inIdOrder) {
    int size = inIdOrder.size();
    var batch =
        new CompletionBatch(
            new short[size],
            new UUID[size],
            new int[size],
            new UUID[size],
            new long[size],
            new byte[size][]);
    for (int n = 0; n < size; n++) {
      batch.put(n, inIdOrder.get(n));
    }
    return batch;
  }

  private void put(int n, Claimed claimed) {
    partitions[n] = claimed.partition();
    ids[n] = claimed.id();
    attempts[n] = claimed.attempt();
    leases[n] = claimed.lease();
    epochs[n] = claimed.epoch();
  }

  void bindTo(PreparedStatement complete) throws SQLException {
    bind(complete, 1, "int2", partitions);
    bind(complete, 2, "uuid", ids);
    bind(complete, 3, "int4", attempts);
    bind(complete, 4, "uuid", leases);
    bind(complete, 5, "int8", epochs);
    bind(complete, 6, "bytea", results);
  }

  private static void bind(PreparedStatement statement, int index, String type, Object values)
      throws SQLException {
    var connection = statement.getConnection().unwrap(PGConnection.class);
    statement.setArray(index, connection.createArrayOf(type, values));
  }
}
