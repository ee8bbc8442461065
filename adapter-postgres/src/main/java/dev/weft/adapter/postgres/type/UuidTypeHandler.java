package dev.weft.adapter.postgres.type;

import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import org.apache.ibatis.type.BaseTypeHandler;
import org.apache.ibatis.type.JdbcType;

/** {@code uuid} columns as {@link UUID}. */
public final class UuidTypeHandler extends BaseTypeHandler<UUID> {

  @Override
  public void setNonNullParameter(PreparedStatement ps, int i, UUID value, JdbcType type)
      throws SQLException {
    ps.setObject(i, value);
  }

  @Override
  public UUID getNullableResult(ResultSet rs, String column) throws SQLException {
    return rs.getObject(column, UUID.class);
  }

  @Override
  public UUID getNullableResult(ResultSet rs, int column) throws SQLException {
    return rs.getObject(column, UUID.class);
  }

  @Override
  public UUID getNullableResult(CallableStatement cs, int column) throws SQLException {
    return cs.getObject(column, UUID.class);
  }
}
