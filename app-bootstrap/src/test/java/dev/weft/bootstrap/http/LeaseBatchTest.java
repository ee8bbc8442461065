package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LeaseBatchTest {

  private static Engine engine;
  private static Work work;

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
    work = new Work(new Api(engine), "batches");
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  static Stream<Arguments> bad_items() {
    return Stream.of(
        arguments("fail", "{\"handle\":\"%s\"}", "class"),
        arguments("fail", "{\"handle\":\"%s\",\"class\":\"Transient\"}", "class"),
        arguments("fail", "{\"handle\":\"%s\",\"class\":1}", "class"),
        arguments(
            "fail", "{\"handle\":\"%s\",\"class\":\"permanent\",\"reason\":\"\\u0000\"}", "reason"),
        arguments(
            "fail",
            "{\"handle\":\"%s\",\"class\":\"permanent\",\"reason\":\"" + "x".repeat(2_001) + "\"}",
            "reason"),
        arguments("fail", "{\"handle\":\"%s\",\"class\":\"permanent\",\"until\":\"now\"}", "until"),
        arguments("fail", "{\"class\":\"permanent\"}", "handle"),
        arguments("delay", "{\"handle\":\"%s\",\"until\":\"soon\"}", "until"),
        arguments("delay", "{\"handle\":\"%s\",\"until\":5}", "until"),
        arguments("delay", "{\"handle\":\"%s\",\"cause\":\"schedule\"}", "cause"),
        arguments("delay", "{\"handle\":\"nonsense\"}", "handle"),
        arguments("delay", "7", ""));
  }

  @ParameterizedTest
  @MethodSource("bad_items")
  void a_bad_item_is_named_and_its_neighbour_goes_on(String how, String item, String field) {
    work.submit();
    String handle = work.claim();
    String good =
        "{\"handle\":\"" + handle + "\"" + (how.equals("fail") ? ",\"class\":\"permanent\"}" : "}");

    Answer answer =
        work.api()
            .post(
                "/v1/leases/" + how,
                "{\"items\":[" + item.replace("%s", handle) + "," + good + "]}");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.texts("items", "status"))
        .containsExactly("invalid_input", how.equals("fail") ? "failed" : "delayed");
    assertThat(answer.textOfFirst("items", "field")).isEqualTo(field);
    finish();
  }

  private static void finish() {
    Answer left = work.claimed();
    if (!left.each("claims").isEmpty()) {
      work.settle("complete", left.textOfFirst("claims", "handle"), "");
    }
  }

  @Test
  void a_bad_handle_among_renewals_is_named_and_its_neighbour_goes_on() {
    work.submit();
    String handle = work.claim();
    String unknown = handle.replaceFirst("^fp:\\d+:.{8}", "fp:0:00000000");

    Answer answer =
        work.api()
            .post(
                "/v1/leases/renew",
                "{\"handles\":[7,\"nonsense\",\"" + unknown + "\",\"" + handle + "\"]}");

    assertThat(answer.texts("items", "status"))
        .containsExactly("invalid_input", "invalid_input", "not_found", "renewed");
    work.settle("complete", handle, "");
  }

  static Stream<Arguments> bad_bodies() {
    return Stream.of(
        arguments("renew", "{}", "handles"),
        arguments("renew", "{\"handles\":7}", "handles"),
        arguments("renew", "{\"handles\":[],\"lease_ms\":999}", "lease_ms"),
        arguments("renew", "{\"handles\":[],\"lease_ms\":86400001}", "lease_ms"),
        arguments("renew", "{\"handles\":[],\"items\":[]}", "items"),
        arguments("renew", "{\"handles\":[" + "1,".repeat(1_000) + "1]}", "handles"),
        arguments("fail", "{\"items\":[" + "1,".repeat(1_000) + "1]}", "items"),
        arguments("fail", "{}", "items"),
        arguments("delay", "{\"items\":{}}", "items"),
        arguments("delay", "[]", "body"));
  }

  @ParameterizedTest
  @MethodSource("bad_bodies")
  void a_bad_body_is_refused_as_a_whole(String how, String body, String field) {
    Answer refused = work.api().post("/v1/leases/" + how, body);

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("code")).isEqualTo("invalid_input");
    assertThat(refused.text("field")).isEqualTo(field);
  }

  @Test
  void an_empty_batch_answers_an_empty_list() {
    assertThat(work.api().post("/v1/leases/renew", "{\"handles\":[]}").body().toString())
        .isEqualTo("{\"items\":[]}");
    assertThat(work.api().post("/v1/leases/fail", "{\"items\":[]}").body().toString())
        .isEqualTo("{\"items\":[]}");
  }
}
