package dev.weft.adapter.postgres.signal;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Lane;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears the hints of other transactions on a connection of its own.
 *
 * <p>A blocking step for a loop to drive; used by one thread. The connection never is in a
 * transaction: an idle listener inside one would hold back every vacuum.
 */
public final class HintListener implements AutoCloseable {

  private static final String LANE = "lane:";

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
      connection.setAutoCommit(true);
      try (Statement listen = connection.createStatement()) {
        listen.execute("LISTEN weft_hints");
      }
      return new HintListener(connection);
    } catch (SQLException e) {
      throw lost(e);
    }
  }

  /** The lanes heard of until now, or within the wait; empty when nothing came. */
  public Set<Lane> await(Duration wait) {
    try {
      int millis = (int) Math.max(1, wait.toMillis());
      PGNotification[] heard = connection.unwrap(PGConnection.class).getNotifications(millis);
      return lanes(heard == null ? new PGNotification[0] : heard);
    } catch (SQLException e) {
      throw lost(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw lost(e);
    }
  }

  private static Set<Lane> lanes(PGNotification[] heard) {
    Set<Lane> lanes = new LinkedHashSet<>();
    for (PGNotification hint : heard) {
      lane(hint.getParameter()).ifPresent(lanes::add);
    }
    return lanes;
  }

  private static Optional<Lane> lane(String hint) {
    if (!hint.startsWith(LANE)) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Lane(hint.substring(LANE.length())));
    } catch (InvalidInput malformed) {
      return Optional.empty();
    }
  }

  private static TransientPortException lost(SQLException e) {
    return new TransientPortException(
        FailureKind.UNREACHABLE, "the listening connection is lost", e);
  }
}
