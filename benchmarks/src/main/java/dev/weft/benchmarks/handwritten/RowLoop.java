package dev.weft.benchmarks.handwritten;

import dev.weft.benchmarks.measure.AckMeter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;

/** Finds due rows, claims them one by one, sends them together, settles them one by one. */
final class RowLoop implements Runnable {

  static final String ENQUEUE =
      "INSERT INTO outbox (id, state, created_at, due_at, payload) SELECT gen_random_uuid(), 0,"
          + " clock_timestamp(), clock_timestamp(), ? FROM generate_series(1, ?)";

  private static final String FIND =
      "SELECT id, payload FROM outbox WHERE state = 0 AND due_at <= clock_timestamp()"
          + " ORDER BY created_at, id LIMIT ? FOR UPDATE SKIP LOCKED";
  private static final String CLAIM =
      "UPDATE outbox SET state = 1, token = ?, lease_until = clock_timestamp() + interval '60 s'"
          + " WHERE id = ?";
  private static final String SETTLE =
      "UPDATE outbox SET state = 2, sent_at = clock_timestamp(), token = NULL, lease_until = NULL"
          + " WHERE id = ? AND token = ?";
  private static final Duration PAUSE = Duration.ofMillis(1);

  private final DataSource source;
  private final HttpClient client;
  private final String url;
  private final int batch;
  private final AckMeter meter;

  RowLoop(DataSource source, HttpClient client, String url, int batch, AckMeter meter) {
    this.source = source;
    this.client = client;
    this.url = url;
    this.batch = batch;
    this.meter = meter;
  }

  private record Row(UUID id, byte[] payload) {}

  @Override
  public void run() {
    try (var connection = source.getConnection()) {
      meter.started();
      while (!meter.finished()) {
        deliver(connection);
      }
    } catch (SQLException | IOException | RuntimeException e) {
      meter.failed(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      meter.failed(e);
    }
  }

  private void deliver(Connection connection)
      throws SQLException, IOException, InterruptedException {
    UUID token = UUID.randomUUID();
    var rows = claimed(connection, token);
    if (rows.isEmpty()) {
      LockSupport.parkNanos(PAUSE.toNanos());
      return;
    }
    send(rows);
    settle(connection, rows, token, System.nanoTime());
  }

  private List<Row> claimed(Connection connection, UUID token) throws SQLException {
    connection.setAutoCommit(false);
    var rows = found(connection);
    try (var claim = connection.prepareStatement(CLAIM)) {
      for (var row : rows) {
        claim.setObject(1, token);
        claim.setObject(2, row.id());
        claim.executeUpdate();
      }
    }
    connection.commit();
    connection.setAutoCommit(true);
    return rows;
  }

  private List<Row> found(Connection connection) throws SQLException {
    var rows = new ArrayList<Row>(batch);
    try (var find = connection.prepareStatement(FIND)) {
      find.setInt(1, batch);
      try (var found = find.executeQuery()) {
        while (found.next()) {
          rows.add(new Row(found.getObject(1, UUID.class), found.getBytes(2)));
        }
      }
    }
    return rows;
  }

  private void send(List<Row> rows) throws IOException, InterruptedException {
    var body = new ByteArrayOutputStream();
    for (var row : rows) {
      body.write(body.size() == 0 ? '[' : ',');
      body.write(row.payload());
    }
    body.write(']');
    var request =
        HttpRequest.newBuilder(URI.create(url))
            .POST(HttpRequest.BodyPublishers.ofByteArray(body.toByteArray()))
            .build();
    client.send(request, HttpResponse.BodyHandlers.discarding());
  }

  private void settle(Connection connection, List<Row> rows, UUID token, long answered)
      throws SQLException {
    try (var settle = connection.prepareStatement(SETTLE)) {
      for (var row : rows) {
        settle.setObject(1, row.id());
        settle.setObject(2, token);
        meter.acked(answered, settle.executeUpdate());
      }
    }
  }
}
