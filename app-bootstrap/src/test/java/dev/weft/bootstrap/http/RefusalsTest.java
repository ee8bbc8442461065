package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RefusalsTest {

  private static final String JSON = "application/json";
  private static final String UNKNOWN = "fp:7:00000000-0000-7000-8000-000000000000";

  private static Engine engine;
  private static Api api;

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  static Stream<Arguments> refused_bodies() {
    return Stream.of(
        arguments("{\"kind\":", "body"),
        arguments("", "body"),
        arguments("[]", "body"),
        arguments("{} {}", "body"),
        arguments("{\"kind\":\"a\",\"kind\":\"b\"}", "body"),
        arguments("{\"kind\":\"a\",\"payload\":" + "[".repeat(101) + "]".repeat(101) + "}", "body"),
        arguments("{}", "kind"),
        arguments("{\"kind\":null}", "kind"),
        arguments("{\"kind\":7}", "kind"),
        arguments("{\"kind\":\"a\",\"unknown\":1}", "unknown"),
        arguments("{\"kind\":\"a\",\"priority\":\"high\"}", "priority"),
        arguments("{\"kind\":\"a\",\"priority\":1e99}", "priority"),
        arguments("{\"kind\":\"a\",\"priority\":1.5}", "priority"),
        arguments("{\"kind\":\"a\",\"run_at\":\"tomorrow\"}", "run_at"),
        arguments("{\"kind\":\"a\",\"tags\":{\"Team\":\"x\"}}", "tags"),
        arguments("{\"kind\":\"a\",\"retry\":{\"initial_ms\":-1}}", "retry.initial_ms"),
        arguments("{\"kind\":\"a\",\"retry\":{\"forever\":true}}", "retry.forever"),
        arguments("{\"kind\":\"a\",\"payload_base64\":\"%\"}", "payload_base64"),
        arguments("{\"kind\":\"a\",\"payload\":1,\"payload_base64\":\"\"}", "payload_base64"),
        arguments("{\"kind\":\"a\",\"parent\":\"nobody\"}", "parent"));
  }

  @ParameterizedTest
  @MethodSource("refused_bodies")
  void a_body_that_is_not_acceptable_names_its_field(String body, String field) {
    Answer refused = api.post("/v1/executions", body);

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.type()).isEqualTo("application/problem+json");
    assertThat(refused.text("code")).isEqualTo("invalid_input");
    assertThat(refused.text("field")).isEqualTo(field);
    assertThat(refused.text("request_id"))
        .isEqualTo(refused.raw().headers().firstValue("X-Request-Id").orElseThrow());
  }

  static Stream<Arguments> refused_paths() {
    return Stream.of(
        arguments("/v1/executions/nonsense", 400, "invalid_input"),
        arguments(
            "/v1/executions/fp:256:00000000-0000-7000-8000-000000000000", 400, "invalid_input"),
        arguments("/v1/executions/" + UNKNOWN, 404, "not_found"),
        arguments(
            "/v1/executions/%7Bfp:7%7D:00000000-0000-7000-8000-000000000000", 404, "not_found"),
        arguments("/v1/executions/" + UNKNOWN + "/attempts", 404, "not_found"),
        arguments("/v1/executions/" + UNKNOWN + "/result", 404, "not_found"),
        arguments("/v1/nothing", 404, "not_found"),
        arguments("/v1/claims", 405, "method_not_allowed"));
  }

  @ParameterizedTest
  @MethodSource("refused_paths")
  void a_path_that_leads_nowhere_is_a_problem(String path, int status, String code) {
    Answer refused = api.get(path);

    assertThat(refused.status()).isEqualTo(status);
    assertThat(refused.text("code")).isEqualTo(code);
  }

  @Test
  void a_body_of_two_megabytes_is_too_large_for_one_and_not_for_a_batch() {
    String large = "{\"kind\":\"a\",\"payload\":\"" + "x".repeat(2_000_000) + "\"}";

    Answer refused = api.post("/v1/executions", large);

    assertThat(refused.status()).isEqualTo(413);
    assertThat(refused.text("code")).isEqualTo("too_large");
    assertThat(api.post("/v1/executions:batch", "{\"executions\":[" + large + "]}").status())
        .isEqualTo(200);
  }

  @Test
  void a_foreign_origin_a_page_of_another_site_and_a_form_are_kept_out() {
    assertThat(api.send(api.request("/readyz").header("Origin", "https://evil.example")).status())
        .isEqualTo(403);
    assertThat(
            api.send(
                    api.request("/v1/executions")
                        .header("Content-Type", JSON)
                        .header("Sec-Fetch-Site", "cross-site")
                        .POST(BodyPublishers.ofString("{\"kind\":\"a\"}")))
                .status())
        .isEqualTo(403);
    assertThat(
            api.send(
                    api.request("/v1/executions")
                        .header("Content-Type", "text/plain")
                        .POST(BodyPublishers.ofString("{\"kind\":\"a\"}")))
                .status())
        .isEqualTo(415);
    assertThat(
            api.send(
                    api.request("/v1/executions")
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("kind=a")))
                .status())
        .isEqualTo(415);
    assertThat(api.send(api.request("/readyz").header("Origin", api.address().toString())).status())
        .isEqualTo(200);
    assertThat(originAt(api.address().getPort() + 1)).isEqualTo(403);
    assertThat(api.send(api.request("/readyz").header("Origin", "null")).status()).isEqualTo(403);
  }

  private static int originAt(int port) {
    return api.send(api.request("/readyz").header("Origin", "http://127.0.0.1:" + port)).status();
  }

  @Test
  void headers_too_large_are_refused_with_a_problem_too() {
    String answer = answerTo("Host: localhost\r\nX-Large: " + "x".repeat(20_000));

    assertThat(answer).startsWith("HTTP/1.1 431 ");
    assertThat(answer).contains("application/problem+json").contains("\"code\":\"too_large\"");
  }

  @Test
  void a_foreign_host_is_kept_out() {
    assertThat(statusFor("Host: evil.example:8080")).isEqualTo("HTTP/1.1 403 Forbidden");
    assertThat(statusFor("Host: localhost:8080")).isEqualTo("HTTP/1.1 200 OK");
    assertThat(statusFor("Host: [::1]")).isEqualTo("HTTP/1.1 200 OK");
  }

  @Test
  void a_request_id_of_the_caller_is_kept() {
    Answer answer = api.send(api.request("/readyz").header("X-Request-Id", "mine-1"));

    assertThat(answer.raw().headers().firstValue("X-Request-Id")).contains("mine-1");
  }

  private static String statusFor(String hostHeader) {
    return answerTo(hostHeader).lines().findFirst().orElse("nothing");
  }

  /** Over a raw socket, because the JDK's client does not let anyone choose the Host. */
  private static String answerTo(String headers) {
    URI address = api.address();
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      String request = "GET /readyz HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
