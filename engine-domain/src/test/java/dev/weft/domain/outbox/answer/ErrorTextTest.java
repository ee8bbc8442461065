package dev.weft.domain.outbox.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorTextTest {

  private static final String SMILE = "\uD83D\uDE00";

  @Test
  void status_reason_and_snippet_make_one_line() {
    assertThat(error(503, "Service Unavailable", " over \r\n\t loaded\u2028 now\n"))
        .isEqualTo("503 Service Unavailable: over loaded now");
  }

  @Test
  void an_empty_or_blank_body_leaves_status_and_reason() {
    assertThat(error(422, "Unprocessable", "")).isEqualTo("422 Unprocessable");
    assertThat(error(422, "Unprocessable", " \n")).isEqualTo("422 Unprocessable");
  }

  @Test
  void a_missing_reason_leaves_the_status() {
    assertThat(error(422, "", "")).isEqualTo("422");
    assertThat(error(422, "", "bad")).isEqualTo("422: bad");
  }

  @Test
  void no_status_is_a_transport_error() {
    assertThat(ErrorText.of(new Unreachable("connection\nreset")))
        .isEqualTo("transport: connection reset");
  }

  @Test
  void control_reordering_and_half_characters_are_escaped() {
    assertThat(error(400, "a\u0007b", "\u0000x\u001B[31m\u202Ey\u2066z\uD83D"))
        .isEqualTo("400 a\\u0007b: \\u0000x\\u001B[31m\\u202Ey\\u2066z\\uD83D");
    assertThat(error(400, "", "\u202A\u202B\u2069\u007F"))
        .isEqualTo("400: \\u202A\\u202B\\u2069\\u007F");
    assertThat(error(400, "", "a\u2029b\u202Fc\u2065d\u206Ae" + SMILE))
        .isEqualTo("400: a b\u202Fc\u2065d\u206Ae" + SMILE);
  }

  @Test
  void a_snippet_holds_200_code_points() {
    assertThat(error(400, "", SMILE.repeat(200))).isEqualTo("400: " + SMILE.repeat(200));
    assertThat(error(400, "", SMILE.repeat(201))).isEqualTo("400: " + SMILE.repeat(200));
  }

  @Test
  void an_escape_counts_as_what_it_prints_and_is_never_cut() {
    assertThat(error(400, "", "x".repeat(194) + "\u0001y"))
        .isEqualTo("400: " + "x".repeat(194) + "\\u0001");
    assertThat(error(400, "", "x".repeat(195) + "\u0001y")).isEqualTo("400: " + "x".repeat(195));
  }

  @Test
  void the_whole_text_holds_2048_code_points_prefix_included() {
    String long2037 = SMILE.repeat(2_037);
    String exact = ErrorText.of(new Unreachable(long2037));

    assertThat(exact).isEqualTo("transport: " + long2037);
    assertThat(ErrorText.of(new Unreachable(long2037 + SMILE))).isEqualTo(exact);
    assertThat(ErrorText.abandoned(AbandonReason.POISON, exact))
        .isEqualTo("poison: transport: " + SMILE.repeat(2_029));
  }

  @ParameterizedTest
  @CsvSource({
    "PERMANENT, permanent: x",
    "UNDECODABLE, permanent: decode x",
    "AGED_OUT, aged-out: x",
    "AGED_OUT_RATE_LIMITED, aged-out (rate-limited): x",
    "POISON, poison: x",
    "ENDPOINT_DELETED, endpoint deleted: x"
  })
  void an_abandoned_message_says_why(AbandonReason reason, String text) {
    assertThat(ErrorText.abandoned(reason, "x")).isEqualTo(text);
  }

  @Test
  void the_stored_snippet_holds_2048_bytes_and_keeps_line_breaks_as_escapes() {
    assertThat(Snippet.stored("a\nb")).isEqualTo("a\\u000Ab");
    assertThat(Snippet.stored("é".repeat(1_024))).isEqualTo("é".repeat(1_024));
    assertThat(Snippet.stored("é".repeat(1_025))).isEqualTo("é".repeat(1_024));
    assertThat(Snippet.stored("x" + SMILE.repeat(600)).getBytes(StandardCharsets.UTF_8))
        .hasSize(2_045);
  }

  private static String error(int status, String reason, String body) {
    return ErrorText.of(Answered.of(status, reason, body));
  }
}
