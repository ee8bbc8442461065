package dev.weft.benchmarks.handwritten;

import dev.weft.benchmarks.delivery.Lanes;
import dev.weft.benchmarks.delivery.LoopbackReceiver;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.SqlText;
import java.net.http.HttpClient;
import java.sql.SQLException;

/**
 * An outbox as it is often written: batches are sent, but a row at a time is claimed and settled.
 *
 * <p>One statement finds due rows; then each row is claimed by a statement, all in one transaction;
 * after the request each row is settled by a statement of its own, committed by itself, with the
 * fence token in its condition. Payloads lie in the row. No attempt log, no breaker, no signature.
 */
public final class RowByRow implements Contender {

  private final BenchDatabase database;
  private final LoopbackReceiver receiver;
  private final Lanes lanes;
  private int backlog;

  public RowByRow(BenchDatabase database, LoopbackReceiver receiver, Lanes lanes)
      throws SQLException {
    this.database = database;
    this.receiver = receiver;
    this.lanes = lanes;
    database.run(SqlText.beside(RowByRow.class, "outbox.sql"));
  }

  @Override
  public String name() {
    return "row by row " + lanes;
  }

  @Override
  public void prepare(int messages, byte[] payload) throws SQLException {
    backlog = messages;
    try (var connection = database.source().getConnection();
        var enqueue = connection.prepareStatement(RowLoop.ENQUEUE)) {
      enqueue.setBytes(1, payload);
      enqueue.setInt(2, messages);
      enqueue.executeUpdate();
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = new AckMeter(backlog);
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      var senders = new Thread[lanes.senders()];
      for (int n = 0; n < senders.length; n++) {
        var loop = new RowLoop(database.source(), client, receiver.url(), lanes.batch(), meter);
        senders[n] = Thread.ofPlatform().name("row-by-row-" + n).start(loop);
      }
      var drained = meter.await();
      for (var sender : senders) {
        sender.join();
      }
      return drained;
    }
  }

  @Override
  public void close() {}
}
