package dev.weft.examples;

import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.EngineParts;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.WeftEngine;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.telemetry.NoTelemetry;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.InstantSource;
import javax.sql.DataSource;

/** A shop with an engine inside: the order and the work it causes are one transaction. */
final class OrdersOnPostgres implements AutoCloseable {

  private final DataSource database;
  private final PostgresTransactions store;
  private final WeftEngine engine;

  OrdersOnPostgres(DataSource database, HandlerRegistry handlers) {
    this.database = database;
    new SchemaMigrator(database).migrate();
    SecureRandom random = new SecureRandom();
    LocalWorkSignal signal = new LocalWorkSignal();
    this.store = new PostgresTransactions(database, signal, new NoTelemetry(), random);
    this.engine =
        WeftEngine.start(EngineParts.of(store, signal, InstantSource.system(), random), handlers);
  }

  ExecutionId place(String order) throws SQLException {
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement insert =
          connection.prepareStatement("INSERT INTO orders (name) VALUES (?)")) {
        insert.setString(1, order);
        insert.executeUpdate();
      }
      Submission work = Submission.of("charge").with(Content.json("\"" + order + "\""));
      ExecutionId id = engine.submit(work, store.joining(connection)).execution();
      connection.commit();
      return id;
    }
  }

  WeftEngine engine() {
    return engine;
  }

  @Override
  public void close() {
    engine.close();
  }
}
