package dev.weft.benchmarks.handwritten;

import dev.weft.benchmarks.measure.AckMeter;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;

/** Claims a batch, runs its no-op handlers and completes it, until the backlog is gone. */
final class BatchLoop implements Runnable {

  private final DataSource source;
  private final Statements statements;
  private final int batch;
  private final AckMeter meter;

  BatchLoop(DataSource source, Statements statements, int batch, AckMeter meter) {
    this.source = source;
    this.statements = statements;
    this.batch = batch;
    this.meter = meter;
  }

  @Override
  public void run() {
    try (var connection = source.getConnection();
        var claim = connection.prepareStatement(statements.claim());
        var complete = connection.prepareStatement(statements.complete())) {
      meter.started();
      drain(connection, claim, complete);
    } catch (SQLException | RuntimeException e) {
      meter.failed(e);
    }
  }

  private void drain(Connection connection, PreparedStatement claim, PreparedStatement complete)
      throws SQLException {
    while (true) {
      var claimed = claim(connection, claim);
      if (claimed.isEmpty()) {
        return;
      }
      long ended = System.nanoTime();
      meter.acked(ended, complete(complete, claimed));
    }
  }

  private List<Claimed> claim(Connection connection, PreparedStatement claim) throws SQLException {
    claim.setString(1, Thread.currentThread().getName());
    claim.setString(2, "default");
    claim.setArray(3, connection.createArrayOf("text", new String[0]));
    claim.setInt(4, batch);
    var claimed = new ArrayList<Claimed>(batch);
    try (var rows = claim.executeQuery()) {
      while (rows.next()) {
        claimed.add(Claimed.of(rows));
      }
    }
    claimed.sort(Comparator.comparing(Claimed::id));
    return claimed;
  }

  private static int complete(PreparedStatement complete, List<Claimed> claimed)
      throws SQLException {
    CompletionBatch.of(claimed).bindTo(complete);
    int ended = 0;
    try (var rows = complete.executeQuery()) {
      while (rows.next()) {
        rows.getObject(2, UUID.class);
        ended++;
      }
    }
    return ended;
  }
}
