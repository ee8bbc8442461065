package dev.weft.adapter.postgres.type;

import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.apache.ibatis.type.BaseTypeHandler;
import org.apache.ibatis.type.JdbcType;

/** Arrays as one parameter each, so that a batch of any size is one constant statement. */
public class ArrayTypeHandler<T> extends BaseTypeHandler<T> {

  private final Class<T> arrayType;

  public ArrayTypeHandler(Class<T> arrayType) {
    this.arrayType = arrayType;
  }

  @Override
  public void setNonNullParameter(PreparedStatement ps, int i, T value, JdbcType type)
      throws SQLException {
    ps.setObject(i, value);
  }

  @Override
  public T getNullableResult(ResultSet rs, String column) throws SQLException {
    return elements(rs.getArray(column));
  }

  @Override
  public T getNullableResult(ResultSet rs, int column) throws SQLException {
    return elements(rs.getArray(column));
  }

  @Override
  public T getNullableResult(CallableStatement cs, int column) throws SQLException {
    return elements(cs.getArray(column));
  }

  private T elements(Array array) throws SQLException {
    return array == null ? null : arrayType.cast(array.getArray());
  }
}
