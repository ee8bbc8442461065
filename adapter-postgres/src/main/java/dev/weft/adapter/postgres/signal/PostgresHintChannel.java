package dev.weft.adapter.postgres.signal;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.out.signal.HintChannel;
import dev.weft.port.out.signal.HintSubscription;
import dev.weft.port.out.signal.Wakeups;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;

/**
 * Hints over NOTIFY, sent on a connection that does nothing else.
 *
 * <p>Commits with notifications wait for each other across the whole server, so they are kept away
 * from data: many hints go in one commit, and none in an append's.
 */
public final class PostgresHintChannel implements HintChannel, AutoCloseable {

  /** A hint may be lost, so its commit waits for no disk; the setting ends with the commit. */
  private static final String SEND =
      "SELECT pg_notify('weft_hints', message)"
          + " FROM set_config('synchronous_commit', 'off', true), unnest(?::text[]) AS message";

  private final DataSource direct;
  private final ReentrantLock turn = new ReentrantLock();
  private Connection sending;

  /**
   * @param direct connections that do not go through a transaction pooler
   */
  public PostgresHintChannel(DataSource direct) {
    this.direct = direct;
  }

  @Override
  public void send(Wakeups wakeups) {
    String[] messages = HintText.messages(wakeups).toArray(String[]::new);
    turn.lock();
    try {
      if (messages.length > 0) {
        sendOnce(messages);
      }
    } catch (SQLException e) {
      throw new TransientPortException(FailureKind.UNREACHABLE, "hints could not be sent", e);
    } finally {
      turn.unlock();
    }
  }

  /** A connection that was kept may have died since; a new one is tried before giving up. */
  private void sendOnce(String[] messages) throws SQLException {
    if (sending != null) {
      try {
        say(messages);
        return;
      } catch (SQLException stale) {
        hangUp();
      }
    }
    sending = direct.getConnection();
    try {
      sending.setAutoCommit(true);
      say(messages);
    } catch (SQLException failed) {
      hangUp();
      throw failed;
    }
  }

  private void say(String[] messages) throws SQLException {
    try (PreparedStatement send = sending.prepareStatement(SEND)) {
      send.setObject(1, messages);
      send.execute();
    }
  }

  private void hangUp() throws SQLException {
    Connection dead = sending;
    sending = null;
    dead.close();
  }

  @Override
  public HintSubscription subscribe() {
    return HintListener.open(direct);
  }

  @Override
  public void close() {
    turn.lock();
    try {
      if (sending != null) {
        hangUp();
      }
    } catch (SQLException e) {
      throw new TransientPortException(FailureKind.UNREACHABLE, "the channel did not close", e);
    } finally {
      turn.unlock();
    }
  }
}
