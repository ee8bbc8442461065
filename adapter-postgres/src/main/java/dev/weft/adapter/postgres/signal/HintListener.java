package dev.weft.adapter.postgres.signal;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.out.signal.HintSubscription;
import dev.weft.port.out.signal.Wakeups;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears the hints of other transactions on a connection of its own.
 *
 * <p>A blocking step for a loop to drive; used by one thread. The connection never is in a
 * transaction: an idle listener inside one would hold back every vacuum. A silent wait ends with a
 * question to the server, because a connection cut by something in between looks silent too.
 */
public final class HintListener implements HintSubscription {

  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(5);
  private static final int SECONDS_TO_ANSWER = 5;

  private final Connection connection;

  private HintListener(Connection connection) {
    this.connection = connection;
  }

  /**
   * @param direct connections that do not go through a transaction pooler
   */
  public static HintListener open(DataSource direct) {
    try {
      Connection connection = direct.getConnection();
      try (Statement listen = connection.createStatement()) {
        connection.setAutoCommit(true);
        listen.execute("LISTEN weft_hints");
      } catch (SQLException e) {
        connection.close();
        throw e;
      }
      return new HintListener(connection);
    } catch (SQLException e) {
      throw lost(e);
    }
  }

  @Override
  public Wakeups await(Duration wait) {
    try {
      Wakeups heard = Wakeups.NONE;
      Duration left = wait;
      do {
        Duration silence = left.compareTo(LONGEST_SILENCE) < 0 ? left : LONGEST_SILENCE;
        heard = heard(silence);
        left = left.minus(silence);
      } while (heard.isEmpty() && left.isPositive());
      return heard;
    } catch (SQLException e) {
      throw lost(e);
    }
  }

  private Wakeups heard(Duration silence) throws SQLException {
    int millis = (int) Math.max(1, silence.toMillis());
    PGNotification[] heard = connection.unwrap(PGConnection.class).getNotifications(millis);
    if (heard != null && heard.length > 0) {
      return HintText.parsed(messages(heard));
    }
    if (!connection.isValid(SECONDS_TO_ANSWER)) {
      throw new SQLException("no answer", "08006");
    }
    return Wakeups.NONE;
  }

  private static List<String> messages(PGNotification[] heard) {
    return Arrays.stream(heard).map(PGNotification::getParameter).toList();
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw lost(e);
    }
  }

  private static TransientPortException lost(SQLException e) {
    return new TransientPortException(
        FailureKind.UNREACHABLE, "the listening connection is lost", e);
  }
}
