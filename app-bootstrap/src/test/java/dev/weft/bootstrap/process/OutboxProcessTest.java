package dev.weft.bootstrap.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.application.outbox.EndpointRegistrar;
import dev.weft.application.outbox.MessageEnqueuer;
import dev.weft.bootstrap.process.HookReceiver.Heard;
import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.domain.outbox.setting.CallerCap;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.testkit.builders.EndpointBuilder;
import dev.weft.testkit.driving.Outbox;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that is killed between the receiver's 200 and its own verdict, and the one after it;
 * both have a secret to lose.
 */
@Timeout(180)
class OutboxProcessTest {

  private static final byte[] CANARY =
      "canary-secret-that-nobody-may-see".getBytes(StandardCharsets.UTF_8);
  private static final String KEY = Base64.getEncoder().encodeToString(CANARY);
  private static final int BATCH = 3;

  @TempDir private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private PostgresPorts ports;
  private HookReceiver receiver;
  private EndpointId single;
  private EndpointId batching;

  @BeforeEach
  void stage() throws IOException {
    ports = PostgresPorts.fresh();
    receiver = HookReceiver.saying(HookReceiver.ALMOST_OK);
    single = register(1);
    batching = register(BATCH);
    enqueue(single, 1);
    enqueue(batching, BATCH);
  }

  @AfterEach
  void clear() throws IOException {
    http.close();
    receiver.close();
    ports.close();
  }

  @Test
  void what_a_killed_server_had_sent_is_sent_again_and_no_secret_is_told() throws Exception {
    List<Heard> before = new ArrayList<>();
    String log;
    try (WeftProcess doomed = server()) {
      before.add(receiver.next());
      before.add(receiver.next());
      doomed.kill();
      log = doomed.log();
    }
    assertThat(standings()).containsExactly("sending | 1 | 0 | 4");

    receiver.say(request -> HookReceiver.OK);
    ports.clock().advance(Duration.ofMinutes(1));
    try (WeftProcess heir = server()) {
      List<Heard> after = IntStream.range(0, 1 + BATCH).mapToObj(i -> heard()).toList();
      await("sent | 2 | 0 | 4");

      requireSameMessages(before, after);
      assertThat(rows("SELECT count(*) FROM weft_inspect.outbox_attempt"))
          .as("nobody knows of the tries of the dead")
          .containsExactly("4");
      requireSecrecy(heir, log);
    }
  }

  /** The single one under its id, byte by byte; each of the batch alone. */
  private void requireSameMessages(List<Heard> before, List<Heard> after) {
    Heard alone = before.stream().filter(request -> !isBatch(request)).findFirst().orElseThrow();
    Heard together = before.stream().filter(OutboxProcessTest::isBatch).findFirst().orElseThrow();
    List<Heard> again = after.stream().filter(request -> !isBatch(request)).toList();
    List<String> elements =
        after.stream().filter(OutboxProcessTest::isBatch).map(Heard::body).toList();

    assertThat(again).singleElement().extracting(Heard::id).isEqualTo(alone.id());
    assertThat(again).singleElement().extracting(Heard::body).isEqualTo(alone.body());
    assertThat(elements)
        .hasSize(BATCH)
        .allSatisfy(
            element ->
                assertThat(together.body()).contains(element.substring(1, element.length() - 1)))
        .doesNotHaveDuplicates();
  }

  private static boolean isBatch(Heard request) {
    return request.id().startsWith("batch_");
  }

  /** A receiver that prints all it knows meets logs, rows, views and pages. */
  private void requireSecrecy(WeftProcess server, String before) throws Exception {
    URI address = server.address();
    receiver.say(OutboxProcessTest::indiscreet);
    enqueue(single, 1);
    await("pending | 1 | 0 | 1", "sent | 2 | 0 | 4");
    List<String> told = new ArrayList<>(List.of(before));
    for (String page : List.of("endpoints", "messages", "stats")) {
      told.add(ask(address.resolve("/v1/outbox/" + page)));
    }
    told.add(ask(address.resolve("/metrics")));
    rows("SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'weft'"
            + " UNION ALL SELECT format('%I.%I', schemaname, viewname) FROM pg_views"
            + " WHERE schemaname = 'weft_inspect'")
        .forEach(table -> told.addAll(rows("SELECT t::text FROM " + table + " t")));
    server.terminate();
    told.add(server.log());

    assertThat(told).anyMatch(text -> text.contains("whsec_[secret]"));
    assertThat(told)
        .noneMatch(text -> text.contains(new String(CANARY, StandardCharsets.UTF_8)))
        .noneMatch(text -> text.contains(KEY.substring(0, 20)))
        .noneMatch(text -> text.contains(HexFormat.of().formatHex(CANARY).substring(0, 20)));
  }

  private static String indiscreet(Heard request) {
    String page = "WEBHOOK_SECRET=whsec_" + KEY;
    return "HTTP/1.1 500 whsec_%s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s"
        .formatted(KEY, page.length(), page);
  }

  private String ask(URI page) throws Exception {
    return http.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString()).body();
  }

  private Heard heard() {
    try {
      return receiver.next();
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while waiting", e);
    }
  }

  private EndpointId register(int most) {
    EndpointBuilder wishes =
        EndpointBuilder.anEndpoint(ports.ids().endpoint())
            .at("http://127.0.0.1:" + receiver.port() + "/in")
            .inBatchesOf(most);
    BlockedAddresses here = BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.1")));
    new EndpointRegistrar(ports.transactions(), new UrlRules(true, Set.of(receiver.port()), here))
        .register(wishes.command());
    return wishes.command().id();
  }

  private void enqueue(EndpointId endpoint, int count) {
    Item[] items =
        IntStream.range(0, count)
            .mapToObj(
                i ->
                    new Item(
                        new Destination.ToEndpoint(endpoint),
                        MessageDraft.of(Outbox.KIND, Content.json("{\"n\": " + i + "}"))))
            .toArray(Item[]::new);
    new MessageEnqueuer(ports.transactions(), ports.ids(), CallerCap.DEFAULT)
        .enqueue(EnqueueMessages.Command.of(items));
  }

  private WeftProcess server() throws IOException {
    Path password = folder.resolve("password");
    Files.writeString(password, PostgresFixture.RUNTIME);
    return WeftProcess.started(
        folder,
        Map.of("WEFT_LOG", "trace", "WEFT_TEST_SECRET", "whsec_" + KEY),
        "serve",
        "--port=0",
        "--no-migrate",
        "--poll-ms=20",
        "--outbox-insecure-http",
        "--outbox-allow-address=127.0.0.1",
        "--outbox-allow-port=" + receiver.port(),
        "--jdbc-url=" + ports.database().url().split("\\?")[0],
        "--jdbc-user=" + PostgresFixture.RUNTIME,
        "--jdbc-password-file=" + password);
  }

  private List<String> standings() {
    return rows(
        "SELECT state, claim_count, lease_losses, count(*) FROM weft_inspect.outbox"
            + " GROUP BY 1, 2, 3 ORDER BY 1");
  }

  /** The database waits between two looks, so that nobody here has to. */
  private void await(String... standings) {
    while (!standings().equals(List.of(standings))) {
      rows("SELECT pg_sleep(0.02)");
    }
  }

  private List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }
}
