package dev.weft.bootstrap.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.bootstrap.crash.FlowInvariants;
import dev.weft.bootstrap.crash.Invariants;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A shell script with curl is worker and operator of two servers on one database. */
@Timeout(180)
class CurlStoryTest {

  private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

  private final AtomicBoolean healed = new AtomicBoolean();

  @TempDir private Path folder;

  private PostgresFixture database;
  private HttpServer receiver;

  @BeforeEach
  void open() throws IOException {
    database = PostgresFixture.migrated();
    receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext("/heal", this::heal);
    receiver.createContext("/in", this::receive);
    receiver.start();
  }

  @AfterEach
  void close() {
    receiver.stop(0);
    database.drop();
  }

  private void heal(HttpExchange exchange) throws IOException {
    healed.set(true);
    answer(exchange, 204);
  }

  /** It cannot read what is bad until it is healed. */
  private void receive(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    answer(exchange, body.contains("bad") && !healed.get() ? 422 : 204);
  }

  private static void answer(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  @Test
  void a_script_with_curl_does_everything_a_worker_and_an_operator_do() throws Exception {
    try (WeftProcess one = server();
        WeftProcess other = server()) {
      String told = told(one.address().toString(), other.address().toString());

      assertThat(told).as(one.log() + other.log()).endsWith("the story is told\n");
      awaitSweeps();
    }

    assertThat(rows("SELECT kind, public_state FROM weft_inspect.execution ORDER BY kind"))
        .containsExactly(
            "a | completed",
            "b | completed",
            "c | cancelled",
            "join | completed",
            "pack | completed",
            "ship | cancelled");
    assertThat(
            rows(
                "SELECT state, success_count, skip_count + fail_count FROM weft_inspect.edge_group WHERE size = 3"))
        .containsExactly("satisfied | 2 | 1");
    assertThat(
            rows(
                "SELECT a.outcome, a.failure_class FROM weft_inspect.attempt a JOIN weft_inspect.execution e USING (execution_id) WHERE e.kind = 'pack' ORDER BY a.attempt_index"))
        .containsExactly("failed | transient", "success | null");
    assertThat(
            rows("SELECT frame_count, close_reason FROM weft_inspect.stream WHERE frame_count > 0"))
        .containsExactly("2 | attempt_success");
    assertThat(rows("SELECT version, document FROM weft_inspect.summary"))
        .containsExactly("1 | {\"progress\":0.5}");
    assertThat(rows("SELECT state, count(*) FROM weft_inspect.outbox GROUP BY 1"))
        .containsExactly("sent | 2");
    assertThat(rows("SELECT DISTINCT status FROM weft_inspect.outbox_attempt ORDER BY 1"))
        .containsExactly("204", "422");
    assertThat(rows("SELECT state, cancellation_policy, cancel_reason FROM weft_inspect.flow"))
        .containsExactly("cancelled | cancel_all | enough");
    assertThat(Invariants.CHECKS).allSatisfy(check -> assertThat(rows(check)).isEmpty());
    assertThat(rows(FlowInvariants.SOON)).isEmpty();
  }

  /** The servers still sweep up behind the flow; the database waits between two looks. */
  private void awaitSweeps() {
    while (!rows(FlowInvariants.SOON).isEmpty()) {
      rows("SELECT pg_sleep(0.02)");
    }
  }

  private String told(String one, String other) throws Exception {
    Path script = folder.resolve("worker.sh");
    try (InputStream story = CurlStoryTest.class.getResourceAsStream("worker.sh")) {
      Files.copy(story, script);
    }
    Process bash =
        new ProcessBuilder("bash", script.toString(), one, other, "http://127.0.0.1:" + port())
            .redirectErrorStream(true)
            .start();
    String told = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return told;
  }

  private WeftProcess server() throws IOException {
    return ServerProcess.started(
        database,
        folder,
        Map.of("WEFT_STORY_SECRET", SECRET),
        "--outbox-insecure-http",
        "--outbox-allow-address=127.0.0.1",
        "--outbox-allow-port=" + port());
  }

  private int port() {
    return receiver.getAddress().getPort();
  }

  private List<String> rows(String sql) {
    return Sql.rows(database.owner(), sql);
  }
}
