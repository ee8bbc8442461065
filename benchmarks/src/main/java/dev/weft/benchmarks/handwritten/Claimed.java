package dev.weft.benchmarks.handwritten;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

/** One claimed execution: its handle and what was submitted. */
record Claimed(
    short partition, UUID id, int attempt, UUID lease, long epoch, String kind, byte[] payload) {

  static Claimed of(ResultSet row) throws SQLException {
    return new Claimed(
        row.getShort(1),
        row.getObject(2, UUID.class),
        row.getInt(3),
        row.getObject(4, UUID.class),
        row.getLong(5),
        row.getString(6),
        row.getBytes(7));
  }
}
