package dev.weft.domain.outbox.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DeliveryClassifierTest {

  private static final Map<Integer, String> SPECIAL =
      Map.ofEntries(
          Map.entry(401, "auth_blocked"),
          Map.entry(403, "auth_blocked"),
          Map.entry(404, "transient"),
          Map.entry(405, "transient"),
          Map.entry(408, "transient"),
          Map.entry(409, "conflicted"),
          Map.entry(410, "gone"),
          Map.entry(413, "too_large"),
          Map.entry(415, "transient"),
          Map.entry(425, "transient"),
          Map.entry(429, "rate_limited"));

  private static final Map<Integer, String> BY_HUNDRED =
      Map.of(1, "transient", 2, "accepted", 3, "transient", 4, "refused", 5, "transient");

  @TestFactory
  Stream<DynamicTest> every_status_has_the_class_of_the_table() {
    return IntStream.rangeClosed(100, 599)
        .mapToObj(
            status ->
                dynamicTest(
                    "status " + status,
                    () ->
                        assertThat(word(status))
                            .isEqualTo(
                                SPECIAL.getOrDefault(status, BY_HUNDRED.get(status / 100)))));
  }

  @TestFactory
  Stream<DynamicTest> an_odd_status_is_transient() {
    return Stream.of(Integer.MIN_VALUE, -200, -1, 0, 2, 4, 99, 600, 999, 2_000, Integer.MAX_VALUE)
        .map(
            status ->
                dynamicTest(
                    "status " + status, () -> assertThat(word(status)).isEqualTo("transient")));
  }

  @TestFactory
  Stream<DynamicTest> every_exception_is_transient() {
    List<Throwable> causes =
        List.of(
            new IOException("connection reset"),
            new TimeoutException(),
            new IllegalStateException(" "),
            new StackOverflowError(),
            new RuntimeException("wrapped", new IOException("inner")));
    return causes.stream()
        .map(
            cause ->
                dynamicTest(
                    cause.toString(),
                    () ->
                        assertThat(DeliveryClassifier.classify(Unreachable.because(cause)))
                            .isEqualTo(DeliveryClass.Transient.PLAIN)));
  }

  @Test
  void an_exception_is_named_by_its_type_and_its_words() {
    assertThat(Unreachable.because(new IOException("reset")).detail())
        .isEqualTo("IOException: reset");
    assertThat(Unreachable.because(new TimeoutException()).detail()).isEqualTo("TimeoutException");
    assertThat(Unreachable.because(new IOException(" ")).detail()).isEqualTo("IOException");
    assertThat(Unreachable.because(new IOException("anonymous") {}).detail())
        .startsWith(DeliveryClassifierTest.class.getName() + "$")
        .endsWith(": anonymous");
  }

  @Test
  void a_body_never_changes_an_acceptance() {
    var answer = Answered.of(202, "Accepted", "{\"error\":\"no\"}").withHeaders("7", "");

    assertThat(DeliveryClassifier.classify(answer)).isEqualTo(new DeliveryClass.Accepted());
  }

  @Nested
  class WhenRateLimited {

    private final Answered plain = Answered.of(429, "Too Many Requests", "");
    private final RetryHint fromBody = RetryHint.after(Duration.ofSeconds(30));

    @Test
    void the_header_is_asked_first() {
      var answer = plain.withHeaders("40", "").withFindings(fromBody, Set.of());

      assertThat(DeliveryClassifier.classify(answer)).isEqualTo(limited(40));
    }

    @Test
    void the_body_is_asked_when_the_header_says_nothing() {
      var answer = plain.withHeaders("-3", "").withFindings(fromBody, Set.of());

      assertThat(DeliveryClassifier.classify(answer)).isEqualTo(limited(30));
    }

    @Test
    void a_minute_passes_when_nobody_says_anything() {
      assertThat(DeliveryClassifier.classify(plain)).isEqualTo(limited(60));
    }

    @Test
    void asking_for_no_wait_still_waits_a_second() {
      assertThat(DeliveryClassifier.classify(plain.withHeaders("0", ""))).isEqualTo(limited(1));
      assertThat(DeliveryClassifier.classify(plain.withHeaders("1", ""))).isEqualTo(limited(1));
      assertThat(DeliveryClassifier.classify(plain.withHeaders("2", ""))).isEqualTo(limited(2));
    }

    private static DeliveryClass limited(int seconds) {
      return new DeliveryClass.RateLimited(Duration.ofSeconds(seconds));
    }
  }

  @Nested
  class WhenUnavailable {

    private final RetryHint fromBody = RetryHint.after(Duration.ofSeconds(30));

    @Test
    void the_header_of_a_503_asks_for_a_pause() {
      var answer = Answered.of(503, "", "").withHeaders("120", "");

      assertThat(DeliveryClassifier.classify(answer))
          .isEqualTo(new DeliveryClass.Transient(RetryHint.after(Duration.ofSeconds(120))));
    }

    @Test
    void the_body_of_a_503_asks_for_nothing() {
      var answer = Answered.of(503, "", "").withFindings(fromBody, Set.of());

      assertThat(DeliveryClassifier.classify(answer)).isEqualTo(DeliveryClass.Transient.PLAIN);
    }

    @Test
    void the_header_counts_on_429_and_503_only() {
      var answer = Answered.of(502, "", "").withHeaders("120", "");

      assertThat(DeliveryClassifier.classify(answer)).isEqualTo(DeliveryClass.Transient.PLAIN);
    }
  }

  private static String word(int status) {
    return DeliveryClassifier.classify(Answered.of(status, "", "")).word();
  }
}
