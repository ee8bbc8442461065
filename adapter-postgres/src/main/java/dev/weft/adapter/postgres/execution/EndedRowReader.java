package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.RowReader;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The columns of {@code writeEnds}. */
public final class EndedRowReader extends RowReader<EndedRow> {

  @Override
  protected EndedRow read(ResultSet row) throws SQLException {
    return new EndedRow(row.getInt(1), row.getInt(2), row.getShort(3), uuid(row, 4), row.getInt(5));
  }
}
