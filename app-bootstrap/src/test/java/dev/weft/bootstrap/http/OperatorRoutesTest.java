package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.domain.json.JsonNumber;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OperatorRoutesTest {

  private static final AtomicInteger LANES = new AtomicInteger();
  private static final String UNKNOWN = "fp:7:00000000-0000-7000-8000-000000000000";

  private static Engine engine;
  private Work work;

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  @BeforeEach
  void takeALane() {
    work = new Work(new Api(engine), "lane " + LANES.incrementAndGet());
  }

  @Test
  void a_cancel_records_who_and_why_and_the_first_reason_stays() {
    String id = work.submit();

    Answer first = work.operate(id, "cancel", "{\"reason\":\"wrong\",\"actor\":\"ada\"}");
    Answer second = work.operate(id, "cancel", "{\"reason\":\"again\"}");

    assertThat(first.status()).isEqualTo(200);
    assertThat(first.text("status")).isEqualTo("cancelled");
    assertThat(second.body()).isEqualTo(first.body());
    Answer described = work.api().get("/v1/executions/" + id);
    assertThat(described.text("cancelled_by")).isEqualTo("ada");
    assertThat(described.text("cancel_reason")).isEqualTo("wrong");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}"})
  void without_a_name_it_was_an_operator(String body) {
    String id = work.submit();

    assertThat(work.operate(id, "cancel", body).status()).isEqualTo(200);
    assertThat(work.api().get("/v1/executions/" + id).text("cancelled_by")).isEqualTo("operator");
  }

  @Test
  void a_revoked_execution_is_granted_again() {
    String id = work.submit();
    String handle = work.claim();

    assertThat(work.operate(id, "revoke-lease", "{}").text("status")).isEqualTo("revoked");
    assertThat(work.claim()).isNotEqualTo(handle);
  }

  @Test
  void a_priority_is_clamped_and_counts_for_the_next_claim() {
    work.submit();
    String late = work.submit();

    Answer changed =
        work.operate(late, "priority", "{\"priority\":9001,\"reason\":\"vip\",\"actor\":\"ada\"}");

    assertThat(changed.text("status")).isEqualTo("changed");
    assertThat(changed.body().find("priority")).contains(JsonNumber.of(9_000));
    assertThat(work.claim()).startsWith(late + "/");
  }

  @Test
  void a_replay_opens_the_next_generation() {
    String id = work.submit();
    work.settle("complete", work.claim(), ",\"result\":1");

    Answer replayed = work.operate(id, "replay", "{\"deadline\":\"2999-01-01T00:00:00Z\"}");

    assertThat(replayed.text("status")).isEqualTo("replayed");
    assertThat(replayed.body().find("generation")).contains(JsonNumber.of(1));
    assertThat(work.state(id)).isEqualTo("waiting");
    assertThat(work.claimed().textOfFirst("claims", "origin")).isEqualTo("replay");
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        arguments("cancel", "{}"),
        arguments("priority", "{\"priority\":1}"),
        arguments("revoke-lease", "{}"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void what_has_ended_refuses_with_its_outcome(String command, String body) {
    String id = work.submit();
    work.settle("complete", work.claim(), "");

    Answer refused = work.operate(id, command, body);

    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.type()).isEqualTo("application/problem+json");
    assertThat(refused.text("code")).isEqualTo("conflict");
    assertThat(refused.text("refusal")).isEqualTo("not_active");
    assertThat(refused.text("outcome")).isEqualTo("success");
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay", "revoke-lease"})
  void what_waits_has_nothing_to_replay_or_revoke(String command) {
    Answer refused = work.operate(work.submit(), command, "{}");

    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.text("phase")).isEqualTo("runnable");
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("cancel", "{\"reason\":7}", 400, "reason"),
        arguments("cancel", "{\"actor\":\"\\u0000\"}", 400, "actor"),
        arguments("cancel", "{\"by\":\"me\"}", 400, "by"),
        arguments("cancel", "[]", 400, "body"),
        arguments("priority", "{}", 400, "priority"),
        arguments("priority", "", 400, "body"),
        arguments("replay", "{\"deadline\":\"never\"}", 400, "deadline"),
        arguments("revoke-lease", "{\"reason\":[]}", 400, "reason"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void a_mistake_is_named_by_its_field(String command, String body, int status, String field) {
    Answer refused = work.operate(UNKNOWN, command, body);

    assertThat(refused.status()).isEqualTo(status);
    assertThat(refused.text("field")).isEqualTo(field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cancel", "replay", "revoke-lease"})
  void an_execution_nobody_knows_is_not_found(String command) {
    assertThat(work.operate(UNKNOWN, command, "{}").status()).isEqualTo(404);
    assertThat(work.operate("nonsense", command, "{}").status()).isEqualTo(400);
  }
}
