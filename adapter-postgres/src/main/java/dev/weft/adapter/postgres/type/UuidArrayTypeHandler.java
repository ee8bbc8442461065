package dev.weft.adapter.postgres.type;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import org.apache.ibatis.type.JdbcType;

/** {@code uuid[]}: every batch of executions passes one. */
public final class UuidArrayTypeHandler extends ArrayTypeHandler<UUID[]> {

  public UuidArrayTypeHandler() {
    super(UUID[].class);
  }

  @Override
  public void setNonNullParameter(PreparedStatement ps, int i, UUID[] value, JdbcType type)
      throws SQLException {
    ps.setObject(i, new UuidArray(value));
  }
}
