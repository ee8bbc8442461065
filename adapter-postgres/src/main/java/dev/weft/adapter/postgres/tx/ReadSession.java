package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.doctor.DatabaseDoctor;
import dev.weft.adapter.postgres.doctor.DoctorMapper;
import dev.weft.adapter.postgres.doctor.Examination;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.ibatis.exceptions.PersistenceException;
import org.apache.ibatis.session.SqlSession;
import org.postgresql.PGConnection;

/** Questions about a database that are no part of any use case; nothing is written. */
public final class ReadSession {

  private ReadSession() {}

  /** Looks within one transaction that is rolled back. */
  public static Examination examine(DataSource source) {
    try (SqlSession session = SessionFactories.open(SessionFactories.configuration(), source)) {
      return DatabaseDoctor.examined(session.getMapper(DoctorMapper.class), backendOf(session));
    } catch (SQLException failed) {
      throw SqlStateTranslator.translated(failed);
    } catch (PersistenceException failed) {
      throw SqlStateTranslator.kindOf(failed)
          .map(kind -> SqlStateTranslator.translated(kind, failed))
          .orElse(failed);
    }
  }

  private static int backendOf(SqlSession session) throws SQLException {
    return session.getConnection().unwrap(PGConnection.class).getBackendPID();
  }
}
