package dev.weft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.application.runtime.EngineParts;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.WeftEngine;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.embedded.LocalCluster;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;

/** The examples of the README do what it says. */
@Timeout(120)
class ExamplesTest {

  @Test
  void the_first_program_prints_the_state_and_the_result() throws InterruptedException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      HelloWeft.main(new String[0]);
    } finally {
      System.setOut(before);
    }

    assertThat(printed.toString(StandardCharsets.UTF_8).lines())
        .containsExactly("COMPLETED", "[1, \"Ada\"]");
  }

  @Test
  void the_first_quote_is_booked_and_the_other_is_not_waited_for() throws InterruptedException {
    LocalWorkSignal signal = new LocalWorkSignal();
    var store = new InMemoryTransactions(InstantSource.system(), signal);
    var parts = EngineParts.of(store, signal, InstantSource.system(), new SecureRandom());
    ExecutionHandler hand = job -> HandlerOutcome.json("{\"got\":" + job.upstreams().size() + "}");
    var handlers = HandlerRegistry.of("quote", hand).with("book", hand).with("mail", hand);

    try (WeftEngine engine = WeftEngine.start(parts, handlers)) {
      FlowSpec spec =
          new FlowSpec(
              new FlowId(UUID.randomUUID()), new Kind("trip"), Namespace.DEFAULT, Tags.NONE);
      ExecutionId mail = Trip.booked(engine, spec);

      assertThat(engine.awaitEnd(mail, Duration.ofSeconds(60)).orElseThrow().state())
          .isEqualTo(PublicState.COMPLETED);
      assertThat(engine.result(mail).orElseThrow().bytes().toUtf8()).isEqualTo("{\"got\":1}");
    }
  }

  @Test
  void an_order_and_its_work_are_one_transaction(@TempDir Path folder) throws Exception {
    List<String> charged = new CopyOnWriteArrayList<>();
    HandlerRegistry handlers =
        HandlerRegistry.of(
            "charge",
            job -> {
              charged.add(job.payloadText());
              return HandlerOutcome.done();
            });

    PublicState state;
    try (LocalCluster cluster = LocalCluster.started(folder.resolve("cluster"))) {
      DataSource database = source(cluster.target());
      execute(database, "CREATE TABLE orders (name text PRIMARY KEY)");
      try (OrdersOnPostgres orders = new OrdersOnPostgres(database, handlers)) {
        ExecutionId id = orders.place("tea");
        state = orders.engine().awaitEnd(id, Duration.ofSeconds(60)).orElseThrow().state();
      }
    }

    assertThat(state).isEqualTo(PublicState.COMPLETED);
    assertThat(charged).containsExactly("\"tea\"");
  }

  private static DataSource source(JdbcTarget target) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(target.url());
    source.setUser(target.user());
    source.setPassword(target.password().value());
    return source;
  }

  private static void execute(DataSource database, String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
