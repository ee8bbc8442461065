package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.DeliverySettings;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** From an execution's end to a receiver over real HTTP, once per storage. */
@Timeout(180)
class OutboxStoryTest {

  private record Received(String id, String signature, String body) {}

  private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> answers = new LinkedBlockingQueue<>();
  private HttpServer receiver;

  @TempDir private Path folder;

  @BeforeEach
  void listen() throws IOException {
    receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext("/", this::receive);
    receiver.start();
  }

  @AfterEach
  void hangUp() {
    receiver.stop(0);
  }

  private void receive(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    Integer scripted = answers.poll();
    exchange.sendResponseHeaders(scripted == null ? 204 : scripted, -1);
    exchange.close();
    received.add(
        new Received(
            exchange.getRequestHeaders().getFirst("webhook-id"),
            exchange.getRequestHeaders().getFirst("webhook-signature"),
            body));
  }

  @Test
  void an_end_leaves_the_house_in_memory() throws Exception {
    tell(new StorageSettings.Memory());
  }

  @Test
  void an_end_leaves_the_house_on_postgres() throws Exception {
    tell(new StorageSettings.Embedded(folder.resolve("data")));
  }

  private void tell(StorageSettings storage) throws Exception {
    try (Engine engine = Engine.started(settings(storage))) {
      Api api = new Api(engine);
      Work work = new Work(api, "default");
      String endpoint = register(api);

      String id = work.submit();
      work.settle("complete", work.claim(), ",\"result\":{\"ok\":true}");

      Received event = received.poll(60, TimeUnit.SECONDS);
      assertThat(event).isNotNull();
      assertThat(event.body())
          .contains("\"event\":\"execution.completed\"", id.substring(id.length() - 36));
      assertThat(event.signature()).startsWith("v1,");
      awaitState(api, event.id(), "sent");
      assertThat(api.get("/v1/outbox/messages/" + event.id() + "/attempts").each("attempts"))
          .hasSize(1);
      tellOfTrouble(api, endpoint);
    }
  }

  /** A failure is tried again under the same id and bytes once an operator wants it. */
  private void tellOfTrouble(Api api, String endpoint) throws InterruptedException {
    answers.add(500);
    Answer made =
        api.post(
            "/v1/outbox/messages",
            "{\"kind\":\"note\",\"payload\":{\"n\":7},\"endpoint_id\":\"" + endpoint + "\"}");
    String id = made.textOfFirst("messages", "message_id");
    Received first = received.poll(60, TimeUnit.SECONDS);
    while (api.get("/v1/outbox/messages/" + id + "/attempts").each("attempts").isEmpty()) {
      Thread.onSpinWait();
    }

    api.post("/v1/outbox/retry-now", "{\"endpoint\":\"" + endpoint + "\"}");

    Received second = received.poll(60, TimeUnit.SECONDS);
    awaitState(api, id, "sent");
    assertThat(second.id()).isEqualTo(id).isEqualTo(first.id());
    assertThat(second.body()).isEqualTo("{\"n\":7}").isEqualTo(first.body());
  }

  private static void awaitState(Api api, String message, String state) {
    Answer seen = api.get("/v1/outbox/messages/" + message);
    while (!seen.text("state").equals(state)) {
      Thread.onSpinWait();
      seen = api.get("/v1/outbox/messages/" + message);
    }
  }

  private String register(Api api) throws IOException {
    String key =
        Base64.getEncoder()
            .encodeToString("0123456789abcdef0123456789".getBytes(StandardCharsets.UTF_8));
    Path secret = Files.writeString(folder.resolve("secret"), "whsec_" + key + "\n");
    Answer made =
        api.post(
            "/v1/outbox/endpoints",
            "{\"url\":\"http://127.0.0.1:%d/in\",\"secret_ref\":\"file:%s\"}"
                .formatted(port(), secret));
    assertThat(made.status()).isEqualTo(201);
    return made.text("endpoint_id");
  }

  private int port() {
    return receiver.getAddress().getPort();
  }

  private EngineSettings settings(StorageSettings storage) {
    UrlRules here =
        new UrlRules(
            true,
            Set.of(port()),
            BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.1"))));
    return EngineSettings.of(Engines.server(ApiTokens.NONE), storage)
        .delivering(new DeliverySettings(here, List.of()));
  }
}
