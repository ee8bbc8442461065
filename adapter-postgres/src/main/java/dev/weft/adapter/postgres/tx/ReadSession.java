package dev.weft.adapter.postgres.tx;

import java.sql.SQLException;
import java.util.function.BiFunction;
import javax.sql.DataSource;
import org.apache.ibatis.exceptions.PersistenceException;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.defaults.DefaultSqlSessionFactory;
import org.postgresql.PGConnection;

/** Questions about a database that are no part of any use case; nothing is written. */
public final class ReadSession {

  private ReadSession() {}

  /**
   * Asks within one transaction that is rolled back.
   *
   * @param question gets the mapper, and the number of the server process as the driver was told it
   */
  public static <M, T> T ask(
      DataSource source, Class<M> mapper, BiFunction<M, Integer, T> question) {
    try (SqlSession session =
        new DefaultSqlSessionFactory(SessionFactories.configuration(source)).openSession(false)) {
      return question.apply(session.getMapper(mapper), backendOf(session));
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
