package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.ConnectionLimits;
import dev.weft.bootstrap.config.ServerSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A client that is slow or opens too much costs one connection for a bounded time. */
@Timeout(60)
class SlowClientsTest {

  private static final Duration LONG = Duration.ofSeconds(50);
  private static final Duration SHORT = Duration.ofMillis(300);

  /** Enough for a request that is there, also where a thread of the server stands still. */
  private static final Duration IN_TIME = Duration.ofSeconds(3);

  private static final String POST =
      "POST /v1/executions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  @Test
  void headers_that_do_not_end_end_the_connection() throws IOException {
    try (Engine engine = limited(new ConnectionLimits(SHORT, LONG, LONG, 200));
        Socket socket = connected(engine)) {
      send(socket, POST);

      assertThat(answer(socket)).isEmpty();
    }
  }

  @Test
  void a_body_that_does_not_end_ends_the_connection_and_stores_nothing() throws IOException {
    try (Engine engine = limited(new ConnectionLimits(LONG, SHORT, LONG, 200));
        Socket socket = connected(engine)) {
      send(socket, POST + "Content-Length: 100\r\n\r\n{\"kind\":");

      assertThat(answer(socket)).doesNotContain("201");
      assertThat(get(engine, "/v1/executions")).contains("\"executions\":[]");
    }
  }

  @Test
  void a_request_that_came_in_time_may_be_served_for_longer() throws IOException {
    String wish =
        "{\"worker_id\":\"w\",\"worker_instance_id\":\"w\",\"wait_ms\":"
            + IN_TIME.toMillis() * 5 / 2
            + "}";
    try (Engine engine = limited(new ConnectionLimits(IN_TIME, IN_TIME, LONG, 200));
        Socket socket = connected(engine)) {
      send(
          socket,
          "POST /v1/claims HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + "Connection: close\r\nContent-Length: "
              + wish.length()
              + "\r\n\r\n"
              + wish);

      assertThat(answer(socket)).contains("200 OK").contains("\"claims\":[]");
    }
  }

  @Test
  void a_connection_that_says_nothing_is_closed() throws IOException {
    try (Engine engine = limited(new ConnectionLimits(LONG, LONG, SHORT, 200));
        Socket socket = connected(engine)) {
      assertThat(answer(socket)).isEmpty();
    }
  }

  @Test
  void connections_beyond_the_limit_wait_until_another_has_ended() throws IOException {
    try (Engine engine = limited(new ConnectionLimits(LONG, LONG, LONG, 5))) {
      List<Socket> held = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        held.add(connected(engine));
        send(held.getLast(), "GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(held.getLast().getInputStream().read()).isEqualTo('H');
      }
      try (Socket late = connected(engine)) {
        send(late, "GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        late.setSoTimeout((int) SHORT.toMillis());
        assertThat(isAnswered(late)).isFalse();
        for (Socket socket : held) {
          socket.close();
        }
        late.setSoTimeout((int) LONG.toMillis());
        assertThat(answer(late)).contains("200 OK");
      }
    }
  }

  @Test
  void a_request_that_never_ends_is_cut_when_the_engine_has_waited_for_its_grace()
      throws IOException {
    Engine engine =
        Engines.with(
            new ServerSettings(new BindAddress("127.0.0.1", 0), ApiTokens.NONE, List.of(), SHORT));
    try (Socket socket = connected(engine);
        ScheduledExecutorService hand = Executors.newSingleThreadScheduledExecutor()) {
      send(socket, POST + "Expect: 100-continue\r\nContent-Length: 100000\r\n\r\n");
      assertThat(socket.getInputStream().read()).isEqualTo('H');
      Future<?> dripping =
          hand.scheduleAtFixedRate(() -> drip(socket), 0, 20, TimeUnit.MILLISECONDS);

      engine.close();

      assertThatThrownBy(() -> dripping.get(LONG.toSeconds(), TimeUnit.SECONDS))
          .hasRootCauseInstanceOf(IOException.class);
    }
  }

  private static void drip(Socket socket) {
    try {
      send(socket, " ");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void both_loopback_addresses_are_listened_on_unless_one_is_named() throws Exception {
    try (Engine engine =
        Engines.with(Engines.server(ApiTokens.NONE).at(new BindAddress("localhost", 0)))) {
      int port = engine.address().getPort();

      assertThat(engine.address().getHost()).isEqualTo("127.0.0.1");
      assertThat(get(URI.create("http://127.0.0.1:" + port + "/livez"))).isEqualTo("ok");
      assertThat(get(URI.create("http://[::1]:" + port + "/livez"))).isEqualTo("ok");
    }
  }

  private static Engine limited(ConnectionLimits limits) {
    return Engines.with(Engines.server(ApiTokens.NONE).limitedTo(limits));
  }

  private static Socket connected(Engine engine) throws IOException {
    return new Socket(engine.address().getHost(), engine.address().getPort());
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** Everything until the server closes. */
  private static String answer(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static boolean isAnswered(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read() >= 0;
    } catch (SocketTimeoutException nothing) {
      return false;
    }
  }

  private static String get(Engine engine, String path) {
    return get(engine.address().resolve(path));
  }

  private static String get(URI uri) {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
