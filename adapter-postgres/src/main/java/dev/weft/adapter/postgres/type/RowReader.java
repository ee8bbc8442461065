package dev.weft.adapter.postgres.type;

import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import org.apache.ibatis.type.JdbcType;
import org.apache.ibatis.type.TypeHandler;

/**
 * Reads a hot row at once, each column by its place in the statement.
 *
 * <p>For rows that are read by the thousand: looking up each column by its name and passing the
 * values boxed to a constructor costs more than all else the client does with them. MyBatis asks
 * for the first column; the reader takes them all.
 */
public abstract class RowReader<T> implements TypeHandler<T> {

  protected abstract T read(ResultSet row) throws SQLException;

  @Override
  public final T getResult(ResultSet row, String firstColumn) throws SQLException {
    return read(row);
  }

  @Override
  public final T getResult(ResultSet row, int firstColumn) throws SQLException {
    return read(row);
  }

  @Override
  public final T getResult(CallableStatement call, int column) {
    throw new UnsupportedOperationException("rows come from statements that answer rows");
  }

  @Override
  public final void setParameter(PreparedStatement statement, int i, T row, JdbcType type) {
    throw new UnsupportedOperationException("a row is no parameter");
  }

  protected static UUID uuid(ResultSet row, int place) throws SQLException {
    return row.getObject(place, UUID.class);
  }

  protected static Long longOrNull(ResultSet row, int place) throws SQLException {
    long value = row.getLong(place);
    return row.wasNull() ? null : value;
  }

  protected static Double[] doubles(ResultSet row, int place) throws SQLException {
    return row.getArray(place) instanceof Array array ? (Double[]) array.getArray() : null;
  }
}
