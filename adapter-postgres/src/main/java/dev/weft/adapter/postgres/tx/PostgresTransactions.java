package dev.weft.adapter.postgres.tx;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.out.signal.WorkSignal;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.sql.Connection;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.SqlSession;

/**
 * Runs bodies against PostgreSQL, one session each.
 *
 * <p>The whole body is repeated on deadlock, lock timeout and lost connections, at most {@value
 * RetryBackoff#MOST_TRIES} times and only for seconds. A connection lost while the commit was on
 * its way is never repeated: the caller is told that the outcome is unknown. A single statement is
 * its own commit.
 */
public final class PostgresTransactions implements Transactions {

  private final DataSource connections;
  private final Configuration configuration;
  private final WorkSignal signal;
  private final Telemetry telemetry;
  private final RetryBackoff backoff;
  private final Set<Thread> inside;

  public PostgresTransactions(
      DataSource connections, WorkSignal signal, Telemetry telemetry, RandomGenerator random) {
    this.connections = connections;
    this.configuration = SessionFactories.configuration();
    this.signal = signal;
    this.telemetry = telemetry;
    this.backoff = new RetryBackoff(random);
    this.inside = ConcurrentHashMap.newKeySet();
  }

  private PostgresTransactions(DataSource connections, PostgresTransactions shared) {
    this.connections = connections;
    this.configuration = shared.configuration;
    this.signal = shared.signal;
    this.telemetry = shared.telemetry;
    this.backoff = shared.backoff;
    this.inside = shared.inside;
  }

  /**
   * The same store over other connections, so that whoever takes all of one pool does not stop the
   * others (A12).
   */
  public PostgresTransactions over(DataSource others) {
    return new PostgresTransactions(others, this);
  }

  /**
   * The same stores inside the caller's own JDBC transaction: nothing is retried, committed, rolled
   * back or closed. Hints become part of the caller's transaction; a {@code HintListener} hears
   * them once it commits.
   */
  public Transactions joining(Connection connection) {
    return new JoinedTransactions(configuration, connection);
  }

  @Override
  public <T> T run(Function<Stores, T> body) {
    return entered(hints -> once(body, hints));
  }

  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return entered(hints -> onceWithoutCommit(body, hints));
  }

  private <T> T entered(Function<AfterCommit, T> attempt) {
    if (!inside.add(Thread.currentThread())) {
      throw new IllegalStateException("a transaction is already open on this thread");
    }
    try {
      return repeated(attempt);
    } finally {
      inside.remove(Thread.currentThread());
    }
  }

  private <T> T repeated(Function<AfterCommit, T> attempt) {
    long start = System.nanoTime();
    for (int nth = 1; ; nth++) {
      AfterCommit hints = new AfterCommit();
      try {
        T answer = attempt.apply(hints);
        hints.fire(signal);
        return answer;
      } catch (CommitLost lost) {
        throw SqlStateTranslator.translated(FailureKind.OUTCOME_UNKNOWN, lost.getCause());
      } catch (RuntimeException failed) {
        giveUpUnlessRepeatable(failed, nth, Duration.ofNanos(System.nanoTime() - start));
        telemetry.counted(Measure.TRANSACTIONS_RETRIED, 1);
        backoff.pauseBefore(nth + 1);
      }
    }
  }

  private static void giveUpUnlessRepeatable(RuntimeException failed, int nth, Duration elapsed) {
    Optional<FailureKind> kind = SqlStateTranslator.kindOf(failed);
    if (kind.isEmpty()) {
      throw failed;
    }
    boolean mayHelp = SqlStateTranslator.mayBeRepeated(kind.get());
    if (!mayHelp || !RetryBackoff.allowsAfter(nth, elapsed)) {
      throw SqlStateTranslator.translated(kind.get(), failed);
    }
  }

  private <T> T once(Function<Stores, T> body, AfterCommit hints) {
    try (SqlSession session = SessionFactories.open(configuration, connections)) {
      T answer = body.apply(new SessionStores(session, hints));
      commit(session);
      return answer;
    }
  }

  /**
   * An error the server answered has undone the statement, a timeout too; silence tells nothing.
   */
  private <T> T onceWithoutCommit(Function<Stores, T> body, AfterCommit hints) {
    SingleStatement statement = new SingleStatement(connections);
    try (SqlSession session = SessionFactories.open(configuration, statement)) {
      return body.apply(new SessionStores(session, hints));
    } catch (RuntimeException failed) {
      Optional<FailureKind> kind = SqlStateTranslator.kindOf(failed);
      if (statement.isOnItsWay() && kind.equals(Optional.of(FailureKind.UNREACHABLE))) {
        throw new CommitLost(failed);
      }
      throw failed;
    }
  }

  private static void commit(SqlSession session) {
    try {
      session.commit(true);
    } catch (RuntimeException failed) {
      if (SqlStateTranslator.kindOf(failed).filter(PostgresTransactions::isSilence).isPresent()) {
        throw new CommitLost(failed);
      }
      throw failed;
    }
  }

  private static boolean isSilence(FailureKind kind) {
    return kind == FailureKind.UNREACHABLE || kind == FailureKind.TIMED_OUT;
  }
}
