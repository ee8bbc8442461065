package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.RowReader;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The columns of {@code claimRunnable}. */
public final class ClaimedRowReader extends RowReader<ClaimedRow> {

  @Override
  protected ClaimedRow read(ResultSet row) throws SQLException {
    return new ClaimedRow(
        row.getShort(1),
        uuid(row, 2),
        row.getShort(3),
        row.getShort(4),
        row.getLong(5),
        row.getInt(6),
        row.getInt(7),
        row.getInt(8),
        row.getInt(9),
        row.getLong(10),
        longOrNull(row, 11),
        doubles(row, 12),
        row.getString(13),
        uuid(row, 14),
        row.getLong(15),
        row.getString(16),
        row.getBytes(17));
  }
}
