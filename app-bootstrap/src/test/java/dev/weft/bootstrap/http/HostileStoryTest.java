package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.domain.input.InvalidInput;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every attack of the book in a row, on PostgreSQL: afterwards no table has a row more. */
class HostileStoryTest {

  private static final String TOKEN = "t".repeat(64);
  private static final String BODY = "{\"kind\":\"a\"}";

  /** Rows of every table of the engine; what loops and seen workers leave is not an attack's. */
  private static final String ROWS =
      """
      SELECT relname, (xpath('/row/n/text()', query_to_xml(
               format('SELECT count(*) AS n FROM weft.%I', relname), false, true, '')))[1]::text
        FROM pg_class
       WHERE relnamespace = 'weft'::regnamespace AND relkind = 'r'
         AND relname NOT IN ('loop', 'outbox_sample', 'worker_seen')
       ORDER BY relname
      """;

  private PostgresFixture database;
  private Engine engine;
  private Api api;

  @BeforeEach
  void start() {
    database = PostgresFixture.migrated();
    JdbcTarget target =
        new JdbcTarget(
            database.url().split("\\?")[0],
            PostgresFixture.RUNTIME,
            new Secret(PostgresFixture.RUNTIME));
    ApiTokens tokens = ApiTokens.parse(List.of(new Secret(TOKEN)));
    engine =
        Engine.started(
            EngineSettings.of(Engines.server(tokens), new StorageSettings.Postgres(target, false)));
    api = new Api(engine);
  }

  @AfterEach
  void stop() {
    engine.close();
    database.drop();
  }

  @Test
  void nothing_of_it_is_stored_and_nothing_of_the_inside_is_told() throws Exception {
    List<String> before = Sql.rows(database.owner(), ROWS);

    refused(401, api.request("/v1/executions").header("Content-Type", "application/json"), BODY);
    refused(401, posting("/v1/executions", "Bearer " + TOKEN + "x"), BODY);
    refused(403, known("/v1/executions").header("Origin", "https://evil.example"), BODY);
    refused(403, known("/v1/executions").header("Sec-Fetch-Site", "cross-site"), BODY);
    refused(415, form(), "kind=a");
    refused(413, known("/v1/executions"), wide());
    refused(413, known("/v1/executions:batch"), "{\"executions\":[" + wide() + "]}");
    refused(400, known("/v1/executions"), bomb());
    refused(400, known("/v1/flows"), "{\"kind\":\"<script>alert(1)</script>\"}");
    refused(400, known("/v1/flows"), "{\"kind\":\"k\",\"graph\":" + bomb() + "}");
    refused(400, known("/v1/executions"), "{\"kind\":\"a\",\"namespace\":\"'; DROP TABLE x;--\"}");
    refused(400, known("/v1/outbox/endpoints"), "{\"url\":\"javascript:alert(1)\"}");
    for (String query :
        List.of("limit=1000000000", "namespace=%27%20OR%201%3D1", "state=%22%3B--", "cursor=%27")) {
      for (String path : List.of("/v1/executions?", "/v1/flows?", "/v1/outbox/messages?")) {
        Answer answer = api.send(known(path + query).GET());
        assertProblem(400, answer);
      }
    }
    assertThat(withHost("evil.example")).startsWith("HTTP/1.1 403").doesNotContain("java");

    assertThat(Sql.rows(database.owner(), ROWS)).isEqualTo(before).isNotEmpty();
    assertThat(api.send(known("/v1/executions").POST(BodyPublishers.ofString(BODY))).status())
        .isEqualTo(201);
    assertThat(Sql.rows(database.owner(), ROWS)).isNotEqualTo(before);
  }

  @Test
  void an_address_others_can_reach_needs_a_token() {
    assertThatThrownBy(() -> ServerSettings.DEFAULT.at(new BindAddress("0.0.0.0", 0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("--token-file");
  }

  private static String wide() {
    return "{\"kind\":\"a\",\"payload\":\"" + "x".repeat(20 << 20) + "\"}";
  }

  private static String bomb() {
    return "{\"kind\":\"a\",\"payload\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";
  }

  private HttpRequest.Builder known(String path) {
    return posting(path, "Bearer " + TOKEN);
  }

  private HttpRequest.Builder posting(String path, String authorization) {
    return api.request(path)
        .header("Content-Type", "application/json")
        .header("Authorization", authorization);
  }

  private HttpRequest.Builder form() {
    return api.request("/v1/executions")
        .header("Content-Type", "application/x-www-form-urlencoded")
        .header("Authorization", "Bearer " + TOKEN);
  }

  private void refused(int status, HttpRequest.Builder request, String body) {
    assertProblem(status, api.send(request.POST(BodyPublishers.ofString(body))));
  }

  private static void assertProblem(int status, Answer answer) {
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(status);
    assertThat(answer.type()).isEqualTo("application/problem+json");
    assertThat(answer.text("request_id")).isNotEqualTo("absent");
    assertThat(new String(answer.raw().body(), StandardCharsets.UTF_8))
        .doesNotContain("Exception", "dev.weft", ".java", "at io.", "SELECT", "weft.");
  }

  /** Over a raw socket, because the JDK's client does not let anyone choose the Host. */
  private String withHost(String host) throws Exception {
    URI address = api.address();
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      String request =
          "POST /v1/executions HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n"
              + "Content-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s";
      socket
          .getOutputStream()
          .write(
              request
                  .formatted(host, TOKEN, BODY.length(), BODY)
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
