package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.RowReader;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The columns of {@code liveColumns} behind the store's time. */
public final class LiveRowReader extends RowReader<LiveRow> {

  @Override
  protected LiveRow read(ResultSet row) throws SQLException {
    return new LiveRow(
        row.getLong(1),
        row.getShort(2),
        uuid(row, 3),
        row.getShort(4),
        row.getShort(5),
        row.getShort(6),
        row.getShort(7),
        row.getLong(8),
        row.getLong(9),
        row.getInt(10),
        row.getInt(11),
        row.getInt(12),
        row.getInt(13),
        uuid(row, 14),
        longOrNull(row, 15),
        longOrNull(row, 16),
        row.getString(17),
        row.getString(18),
        longOrNull(row, 19),
        doubles(row, 20));
  }
}
