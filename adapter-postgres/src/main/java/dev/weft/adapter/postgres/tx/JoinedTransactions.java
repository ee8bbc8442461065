package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.signal.Notifications;
import dev.weft.adapter.postgres.signal.SignalMapper;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.sql.Connection;
import java.util.Optional;
import java.util.function.Function;
import org.apache.ibatis.executor.Executor;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.ExecutorType;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.defaults.DefaultSqlSession;
import org.apache.ibatis.transaction.managed.ManagedTransaction;

/**
 * Bodies inside a transaction that somebody else began and will end.
 *
 * <p>Hints travel as notifications inside that transaction: heard after its commit, or never.
 */
record JoinedTransactions(Configuration configuration, Connection connection)
    implements Transactions {

  @Override
  public <T> T run(Function<Stores, T> body) {
    Executor executor =
        configuration.newExecutor(new ManagedTransaction(connection, false), ExecutorType.SIMPLE);
    try (SqlSession session = new DefaultSqlSession(configuration, executor)) {
      AfterCommit hints = new AfterCommit();
      T answer = body.apply(new SessionStores(session, hints));
      new Notifications(session.getMapper(SignalMapper.class)).send(hints.wakeups());
      return answer;
    } catch (RuntimeException failed) {
      Optional<FailureKind> kind = SqlStateTranslator.kindOf(failed);
      throw kind.map(known -> SqlStateTranslator.translated(known, failed)).orElse(failed);
    }
  }

  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return run(body);
  }
}
