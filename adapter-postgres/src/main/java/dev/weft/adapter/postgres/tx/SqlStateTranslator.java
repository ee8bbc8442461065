package dev.weft.adapter.postgres.tx;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.failure.TransientPortException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.Set;
import org.postgresql.util.PSQLException;

/**
 * Turns what the driver throws into the two exceptions of the ports.
 *
 * <p>The message of the result never carries SQL or values; the cause does, for the log.
 */
public final class SqlStateTranslator {

  private static final Set<String> CONTENTION = Set.of("40001", "40P01", "55P03");
  private static final Set<String> GOING_DOWN = Set.of("57P01", "57P02", "57P03");
  private static final Set<String> EXHAUSTED = Set.of("53000", "53100", "53200", "53300", "53400");
  private static final Set<String> TIMED_OUT = Set.of("57014", "25P03", "25P04", "57P05");

  /**
   * Whoever comes second to one of these keys looks again and finds who was first: two appends of
   * one client sequence at once.
   */
  private static final Set<String> RACED_KEYS = Set.of("frame_client_seq");

  private SqlStateTranslator() {}

  /** Empty for anything that did not come from the driver: a body's own exception. */
  static Optional<FailureKind> kindOf(Throwable thrown) {
    return sqlCause(thrown).map(SqlStateTranslator::kindOf);
  }

  public static RuntimeException translated(SQLException thrown) {
    return translated(kindOf(thrown), thrown);
  }

  static RuntimeException translated(FailureKind kind, Throwable thrown) {
    String state = sqlCause(thrown).map(SQLException::getSQLState).orElse("none");
    String message = "PostgreSQL " + kind + " (SQLSTATE " + state + ")";
    return kind == FailureKind.BROKEN
        ? new PermanentPortException(kind, message, thrown)
        : new TransientPortException(kind, message, thrown);
  }

  /** Whether repeating the whole transaction may help. */
  static boolean mayBeRepeated(FailureKind kind) {
    return switch (kind) {
      case CONTENTION, UNREACHABLE -> true;
      case TIMED_OUT, EXHAUSTED, OUTCOME_UNKNOWN, BROKEN -> false;
    };
  }

  private static FailureKind kindOf(SQLException thrown) {
    String state = String.valueOf(thrown.getSQLState());
    if (CONTENTION.contains(state) || isRace(thrown)) {
      return FailureKind.CONTENTION;
    }
    if (state.equals("53300") || GOING_DOWN.contains(state) || state.startsWith("08")) {
      return FailureKind.UNREACHABLE;
    }
    if (EXHAUSTED.contains(state)) {
      return FailureKind.EXHAUSTED;
    }
    if (TIMED_OUT.contains(state)) {
      return FailureKind.TIMED_OUT;
    }
    return thrown instanceof SQLTransientConnectionException
        ? FailureKind.EXHAUSTED
        : FailureKind.BROKEN;
  }

  private static boolean isRace(SQLException thrown) {
    return "23505".equals(thrown.getSQLState())
        && thrown instanceof PSQLException refused
        && refused.getServerErrorMessage() != null
        && RACED_KEYS.contains(String.valueOf(refused.getServerErrorMessage().getConstraint()));
  }

  private static Optional<SQLException> sqlCause(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql) {
        return Optional.of(sql);
      }
    }
    return Optional.empty();
  }
}
