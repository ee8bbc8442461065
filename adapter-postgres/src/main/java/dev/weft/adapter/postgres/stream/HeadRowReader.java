package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.RowReader;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The columns of {@code readHead}, in its order. */
public final class HeadRowReader extends RowReader<HeadRow> {

  @Override
  protected HeadRow read(ResultSet row) throws SQLException {
    Long closedAt = longOrNull(row, 13);
    return new HeadRow(
        row.getLong(1),
        row.getLong(2),
        row.getLong(3),
        row.getLong(4),
        row.getLong(5),
        row.getLong(6),
        row.getDouble(7),
        row.getLong(8),
        row.getLong(9),
        row.getInt(10),
        row.getLong(11),
        row.getLong(12),
        closedAt,
        closedAt == null ? null : row.getShort(14),
        row.getString(15),
        row.getInt(16));
  }
}
