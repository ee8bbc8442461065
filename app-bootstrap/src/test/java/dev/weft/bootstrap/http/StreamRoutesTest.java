package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Output streams over HTTP: what is written is read, tailed and summed up. */
@Timeout(60)
class StreamRoutesTest {

  private static final AtomicInteger LANES = new AtomicInteger();

  private static Engine engine;
  private static Api api;
  private Work work;
  private String id;
  private String handle;

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  @BeforeEach
  void hold() {
    work = new Work(api, "stream lane " + LANES.incrementAndGet());
    id = work.submit();
    handle = work.claim();
  }

  private String path(String rest) {
    return "/v1/streams/" + id + "/0" + rest;
  }

  private Answer append(String... frames) {
    return api.post(
        path("/frames"),
        "{\"handle\":\"" + handle + "\",\"frames\":[" + String.join(",", frames) + "]}");
  }

  private static String durable(String text) {
    return "{\"kind\":\"stdout\",\"mode\":\"durable\",\"payload\":\"" + text + "\"}";
  }

  @Test
  void frames_of_every_mode_are_taken_and_read_back() {
    Answer taken =
        append(
            "{\"kind\":\"stdout\",\"payload_base64\":\"aGk=\",\"content_type\":\"text/plain\","
                + "\"mode\":\"durable\",\"client_seq\":1}",
            "{\"kind\":\"event\",\"mode\":\"summary\","
                + "\"payload\":{\"progress\":0.5,\"note\":\"__ff_null__\"}}",
            "{\"kind\":\"event\",\"mode\":\"best_effort\",\"frame_type\":\"tick\","
                + "\"correlation_id\":\"c\",\"best_effort\":{\"ttl_ms\":5000,\"floor\":64,"
                + "\"ceiling\":16384,\"alpha\":0.2},\"payload\":{\"t\":1}}");

    String body = taken.body().toString();
    assertThat(body)
        .matches(
            "\\{\"ids\":\\[\"(\\d+)-0\",\"\\1-1\",\"\\1-2\"],\"frame_count\":3,"
                + "\"summary_version\":1}");
    String millis = body.replaceAll("^[^0-9]*([0-9]+)-0.*$", "$1");
    assertThat(api.get(path("/frames?from=start&to=end&limit=100")).body().toString())
        .isEqualTo(
            ("{\"frames\":["
                    + "{\"id\":\"MS-0\",\"kind\":\"stdout\",\"frame_type\":\"stdout\","
                    + "\"mode\":\"durable\",\"content_type\":\"text/plain\","
                    + "\"payload_base64\":\"aGk=\",\"correlation_id\":null,"
                    + "\"summary_version\":null},"
                    + "{\"id\":\"MS-1\",\"kind\":\"event\",\"frame_type\":\"event\","
                    + "\"mode\":\"summary\",\"content_type\":\"application/json\","
                    + "\"payload_base64\":"
                    + "\"eyJwcm9ncmVzcyI6MC41LCJub3RlIjoiX19mZl9udWxsX18ifQ==\","
                    + "\"correlation_id\":null,\"summary_version\":1},"
                    + "{\"id\":\"MS-2\",\"kind\":\"event\",\"frame_type\":\"tick\","
                    + "\"mode\":\"best_effort\",\"content_type\":\"application/json\","
                    + "\"payload_base64\":\"eyJ0IjoxfQ==\",\"correlation_id\":\"c\","
                    + "\"summary_version\":null}],"
                    + "\"trimmed\":false,\"closed_at\":null,\"close_reason\":null}")
                .replace("MS", millis));
    assertThat(api.get(path("/frames?visibility=exclude_best_effort")).each("frames")).hasSize(2);
    assertThat(api.get(path("/summary")).body().toString())
        .startsWith(
            "{\"document\":{\"progress\":0.5,\"note\":null},\"version\":1,"
                + "\"patch_kind\":\"json-merge-patch\",\"first_applied_at\":\"");
  }

  @Test
  void a_repeat_answers_the_same_and_other_bytes_are_a_conflict() {
    String one = "{\"kind\":\"blob\",\"mode\":\"durable\",\"client_seq\":9,\"payload\":1}";
    Answer first = append(one);

    assertThat(append(one).body()).isEqualTo(first.body());
    assertThat(append(one.replace("\"payload\":1", "\"payload\":2")).text("code"))
        .isEqualTo("conflict");
  }

  @Test
  void a_holder_that_ended_is_told_that_the_stream_is_closed_and_readers_why() {
    append(durable("a"));
    work.settle("complete", handle, "");

    Answer late = append(durable("late"));

    assertThat(late.status()).isEqualTo(409);
    assertThat(late.text("code")).isEqualTo("stream_closed");
    assertThat(late.text("close_reason")).isEqualTo("attempt_success");
    assertThat(api.get(path("/frames")).text("close_reason")).isEqualTo("attempt_success");
    assertThat(api.get(path("/tail?after=0-0")).text("close_reason")).isEqualTo("attempt_success");
  }

  @Test
  void a_lost_lease_is_told_as_such() {
    work.operate(id, "revoke-lease", "{}");

    Answer refused = append(durable("late"));

    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.text("code")).isEqualTo("lease_lost");
    assertThat(refused.text("refusal")).isEqualTo("lease_lost");
    assertThat(refused.text("cause")).isEqualTo("revoked");
  }

  @ParameterizedTest
  @CsvSource({
    "/frames?from=-1, from",
    "/frames?from=12-, from",
    "/frames?to=a, to",
    "/frames?to=9223372036854775808, to",
    "/frames?limit=0, limit",
    "/frames?limit=10001, limit",
    "/frames?visibility=some, visibility",
    "/frames?colour=red, colour",
    "/tail, after",
    "/tail?after=start, after",
    "/tail?after=7, after",
    "/tail?after=0-0&block_ms=30001, block",
    "/tail?after=0-0&block_ms=-1, block_ms"
  })
  void what_cannot_be_read_is_refused_by_name(String rest, String field) {
    Answer refused = api.get(path(rest));

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("field")).isEqualTo(field);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"mode\":\"durable\"}",
        "{\"kind\":\"stdout\"}",
        "{\"kind\":\"noise\",\"mode\":\"durable\"}",
        "{\"kind\":\"stdout\",\"mode\":\"loud\"}",
        "{\"kind\":\"stdout\",\"mode\":\"durable\",\"best_effort\":{}}",
        "{\"kind\":\"stdout\",\"mode\":\"best_effort\",\"best_effort\":{\"alpha\":0}}",
        "{\"kind\":\"stdout\",\"mode\":\"durable\",\"client_seq\":-1}",
        "{\"kind\":\"stdout\",\"mode\":\"durable\",\"client_seq\":1.5}",
        "{\"kind\":\"stdout\",\"mode\":\"durable\",\"colour\":1}",
        "{\"kind\":\"event\",\"mode\":\"summary\",\"payload\":[1]}",
        "{\"kind\":\"event\",\"mode\":\"summary\",\"payload_base64\":\"e30x\"}"
      })
  void a_bad_frame_refuses_the_call_and_stores_nothing(String frame) {
    Answer refused = append(durable("beside it"), frame);

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("code")).isEqualTo("invalid_input");
    assertThat(api.get(path("/frames")).each("frames")).isEmpty();
  }

  @Test
  void a_frame_of_64_KiB_is_taken_and_one_byte_more_is_not() {
    String largest = "x".repeat(64 * 1024 - 2);

    assertThat(append(durable(largest)).status()).isEqualTo(200);
    assertThat(append(durable(largest + "y")).text("field")).isEqualTo("frames[0].payload");
  }

  @Test
  void a_handle_of_another_attempt_is_refused() {
    Answer refused =
        api.post(
            "/v1/streams/" + id + "/1/frames",
            "{\"handle\":\"" + handle + "\",\"frames\":[" + durable("a") + "]}");

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("field")).isEqualTo("handle");
  }

  @Test
  void a_stream_that_will_not_come_soon_is_not_found() {
    assertThat(api.get("/v1/streams/" + id + "/2/tail?after=0-0").status()).isEqualTo(404);
    assertThat(api.get("/v1/streams/" + id + "/2/frames").status()).isEqualTo(404);
    assertThat(api.get("/v1/streams/" + id + "/x/frames").text("field")).isEqualTo("attempt");
    assertThat(api.get(path("/summary")).status()).isEqualTo(404);
    assertThat(api.get("/v1/streams/" + id + "/1/tail?after=0-0").each("frames")).isEmpty();
  }

  @Test
  void a_long_poll_is_answered_by_the_next_append() {
    CompletableFuture<Answer> polled =
        CompletableFuture.supplyAsync(() -> api.get(path("/tail?after=0-0&block_ms=30000")));

    append(durable("woken"));

    assertThat(polled.join().each("frames")).hasSize(1);
    assertThat(polled.join().body().toString())
        .endsWith("\"closed_at\":null,\"close_reason\":null}");
  }

  @Test
  void events_tell_every_frame_then_the_end_and_go_on_behind_the_last_one_seen() {
    String first = append(durable("a")).body().toString().replaceAll(".*\\[\"([^\"]*).*", "$1");
    CompletableFuture<List<String>> told = CompletableFuture.supplyAsync(() -> events("0-0"));
    append(durable("b"));
    work.settle("complete", handle, "");

    assertThat(kinds(told.join())).containsExactly("frame", "frame", "end");
    assertThat(kinds(events(first))).containsExactly("frame", "end");
    assertThat(told.join()).contains("id: " + first);
  }

  private static List<String> kinds(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith("event: "))
        .map(line -> line.substring("event: ".length()))
        .toList();
  }

  private List<String> events(String lastSeen) {
    try (HttpClient http = HttpClient.newHttpClient();
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(
                    http.send(
                            api.request(path("/tail"))
                                .header("Accept", "text/event-stream")
                                .header("Last-Event-ID", lastSeen)
                                .build(),
                            BodyHandlers.ofInputStream())
                        .body(),
                    StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
