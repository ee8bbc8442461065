package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class LeaseEndsTest {

  private static final AtomicInteger LANES = new AtomicInteger();
  private static final String TIME = "\"[0-9-]{10}T[0-9:]{8}\\.[0-9]{3}Z\"";

  /** Long after everybody has looked. */
  private static final String RETRIED_LATE =
      ",\"retry\":{\"max_retries\":3,\"initial_ms\":50000,\"max_ms\":60000}";

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
  void a_renewal_answers_until_when() {
    String id = work.submit();

    Answer renewed = work.renew(work.claim());

    assertThat(renewed.status()).isEqualTo(200);
    assertThat(renewed.body().toString())
        .matches(
            "\\{\"items\":\\[\\{\"execution_id\":\"\\{"
                + id.replaceFirst(":([0-9]+):", ":$1\\\\}:")
                + "\",\"status\":\"renewed\",\"lease_expires_at\":"
                + TIME
                + "}]}");
  }

  @Test
  void a_transient_failure_is_retried_at_a_named_time() {
    String id = work.submit(RETRIED_LATE);

    Answer failed = work.settle("fail", work.claim(), ",\"class\":\"transient\",\"reason\":\"no\"");

    assertThat(failed.textOfFirst("items", "status")).isEqualTo("retry_scheduled");
    assertThat(failed.first("items").find("run_at").orElseThrow().toString()).matches(TIME);
    assertThat(work.state(id)).isEqualTo("delayed");
  }

  static Stream<Arguments> ends() {
    return Stream.of(
        arguments("fail", ",\"class\":\"permanent\"", "failed", "failed"),
        arguments("fail", ",\"class\":\"timeout\",\"reason\":\"slow\"", "failed", "failed"),
        arguments("fail", ",\"class\":\"cancelled\"", "cancelled", "cancelled"),
        arguments("fail", ",\"class\":\"infra_crash\"", "retry_scheduled", "delayed"),
        arguments("delay", ",\"until\":\"2999-01-01T00:00:00Z\"", "delayed", "delayed"),
        arguments(
            "delay",
            ",\"until\":\"2999-01-01T00:00:00Z\",\"cause\":\"quota\"",
            "delayed",
            "rate_limited"),
        arguments("delay", "", "delayed", "waiting"),
        arguments("complete", "", "completed", "completed"));
  }

  @ParameterizedTest
  @MethodSource("ends")
  void an_attempt_ends_as_told_and_a_repeat_answers_the_same(
      String how, String more, String status, String state) {
    String id = work.submit(RETRIED_LATE);
    String handle = work.claim();

    Answer first = work.settle(how, handle, more);

    assertThat(first.textOfFirst("items", "status")).isEqualTo(status);
    assertThat(work.settle(how, handle, more).body()).isEqualTo(first.body());
    assertThat(work.state(id)).isEqualTo(state);
  }

  @Test
  void another_end_of_an_ended_attempt_is_a_conflict() {
    work.submit(RETRIED_LATE);
    String handle = work.claim();
    work.settle("fail", handle, ",\"class\":\"transient\"");

    assertThat(work.settle("complete", handle, "").textOfFirst("items", "status"))
        .isEqualTo("conflict");
  }

  static Stream<Arguments> losses() {
    return Stream.of(
        arguments("cancel", "cancelled", "outcome", "cancelled"),
        arguments("revoke-lease", "lease_lost", "cause", "revoked"));
  }

  @ParameterizedTest
  @MethodSource("losses")
  void every_call_of_a_fenced_out_holder_says_why(
      String command, String status, String detail, String word) {
    String id = work.submit();
    String handle = work.claim();
    work.operate(id, command, "{}");

    assertThat(
            Stream.of(
                work.renew(handle),
                work.settle("complete", handle, ""),
                work.settle("fail", handle, ",\"class\":\"permanent\""),
                work.settle("delay", handle, "")))
        .allSatisfy(
            answer -> {
              assertThat(answer.status()).isEqualTo(200);
              assertThat(answer.textOfFirst("items", "status")).isEqualTo(status);
              assertThat(answer.textOfFirst("items", detail)).isEqualTo(word);
            });
  }

  @Test
  void a_renewal_after_the_end_tells_the_outcome() {
    work.submit();
    String handle = work.claim();
    work.settle("complete", handle, "");

    Answer lost = work.renew(handle);

    assertThat(lost.textOfFirst("items", "status")).isEqualTo("not_active");
    assertThat(lost.textOfFirst("items", "outcome")).isEqualTo("success");
  }
}
