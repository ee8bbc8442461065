package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.RowReader;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The columns every statement that mints answers, in their order. */
public final class MintedRowReader extends RowReader<MintedRow> {

  @Override
  protected MintedRow read(ResultSet row) throws SQLException {
    return new MintedRow(
        row.getInt(1), row.getLong(2), row.getLong(3), row.getLong(4), row.getLong(5));
  }
}
