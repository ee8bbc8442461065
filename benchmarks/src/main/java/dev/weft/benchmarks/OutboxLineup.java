package dev.weft.benchmarks;

import dev.weft.benchmarks.delivery.Lanes;
import dev.weft.benchmarks.delivery.LoopbackReceiver;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.handwritten.RowByRow;
import dev.weft.benchmarks.peer.TransactionOutboxContender;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.weft.WeftDelivery;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Who delivers, each on a fresh database, to a receiver that answers at once or after 20 ms.
 *
 * <p>Slow ones get a share of the messages, so that a run ends within a minute. An endpoint takes
 * four requests at a time, so sixteen senders have four endpoints.
 */
final class OutboxLineup implements AutoCloseable {

  private static final Duration AT_ONCE = Duration.ZERO;
  private static final Duration SLOW = Duration.ofMillis(20);

  private final BenchServer server;
  private final int messages;
  private final LoopbackReceiver fast;
  private final LoopbackReceiver slow;
  private final WeftDelivery main;
  private final List<Entrant> entrants = new ArrayList<>();

  OutboxLineup(BenchServer server, int messages) throws IOException, SQLException {
    this.server = server;
    this.messages = messages;
    this.fast = LoopbackReceiver.started(AT_ONCE);
    this.slow = LoopbackReceiver.started(SLOW);
    this.main = weft(new Lanes(4, 1, 500, AT_ONCE), 1);
    weft(new Lanes(4, 1, 64, AT_ONCE), 4);
    weft(new Lanes(1, 1, 64, AT_ONCE), 8);
    weft(new Lanes(4, 1, 1, AT_ONCE), 4);
    rowByRow(new Lanes(4, 1, 500, AT_ONCE), 5);
    rowByRow(new Lanes(1, 1, 500, AT_ONCE), 10);
    rowByRow(new Lanes(4, 1, 1, AT_ONCE), 20);
    peer(20);
    weft(new Lanes(16, 4, 64, SLOW), 2);
    weft(new Lanes(16, 4, 1, SLOW), 25);
    rowByRow(new Lanes(16, 1, 64, SLOW), 8);
    rowByRow(new Lanes(16, 1, 1, SLOW), 25);
  }

  List<Entrant> entrants(String only) {
    return entrants.stream().filter(entrant -> entrant.contender().name().contains(only)).toList();
  }

  /** The one whose statements are counted and whose claims are raced for. */
  WeftDelivery main() {
    return main;
  }

  private WeftDelivery weft(Lanes lanes, int share) throws SQLException {
    var database = server.database("weft_" + entrants.size());
    var contender = new WeftDelivery(database, receiver(lanes), lanes);
    entrants.add(new Entrant(contender, database, Math.max(1, messages / share)));
    return contender;
  }

  private void rowByRow(Lanes lanes, int share) throws SQLException {
    var database = server.database("row_by_row_" + entrants.size());
    var contender = new RowByRow(database, receiver(lanes), lanes);
    entrants.add(new Entrant(contender, database, Math.max(1, messages / share)));
  }

  private void peer(int share) throws SQLException {
    var database = server.database("transaction_outbox");
    var contender = new TransactionOutboxContender(database, fast);
    entrants.add(new Entrant(contender, database, Math.max(1, messages / share)));
  }

  private LoopbackReceiver receiver(Lanes lanes) {
    return lanes.thinking().isZero() ? fast : slow;
  }

  @Override
  public void close() {
    fast.close();
    slow.close();
  }
}
