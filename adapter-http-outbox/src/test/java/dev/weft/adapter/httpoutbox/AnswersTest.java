package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.DeliveryClass.RateLimited;
import dev.weft.domain.outbox.answer.DeliveryClass.Transient;
import dev.weft.domain.outbox.answer.DeliveryClassifier;
import dev.weft.domain.outbox.answer.RetryHint;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole answers: every status, and what headers and bodies ask for. */
class AnswersTest {

  private static final String DATE = "Date: Sun, 01 Mar 2026 12:00:00 GMT\r\n";

  @ParameterizedTest
  @CsvSource({
    "200, accepted",
    "201, accepted",
    "202, accepted",
    "299, accepted",
    "300, transient",
    "304, transient",
    "305, transient",
    "400, refused",
    "401, auth_blocked",
    "402, refused",
    "403, auth_blocked",
    "404, transient",
    "405, transient",
    "406, refused",
    "408, transient",
    "409, conflicted",
    "410, gone",
    "413, too_large",
    "415, transient",
    "418, refused",
    "422, refused",
    "425, transient",
    "429, rate_limited",
    "431, refused",
    "451, refused",
    "500, transient",
    "501, transient",
    "502, transient",
    "503, transient",
    "504, transient",
    "599, transient",
    "600, transient",
    "999, transient"
  })
  void every_status_arrives_as_itself_and_means_one_thing(int status, String meaning) {
    DeliveryAnswer answer = answerTo(head(status, "Said So", "Content-Length: 2\r\n") + "ok");

    String body = status == 304 ? "" : "ok";
    assertThat(answer).isEqualTo(Answered.of(status, "Said So", body));
    assertThat(DeliveryClassifier.classify(answer).word()).isEqualTo(meaning);
  }

  @Test
  void an_answer_without_reason_and_body_is_an_answer() {
    assertThat(answerTo("HTTP/1.1 204\r\n\r\n")).isEqualTo(Answered.of(204, "", ""));
  }

  @Test
  void an_answer_of_http_1_0_that_ends_with_its_connection_is_an_answer() {
    try (Receiver receiver =
        Receiver.playing(
            talk -> {
              talk.hears();
              talk.say("HTTP/1.0 200 OK\r\n\r\nfine");
            })) {
      assertThat(answerOf(receiver)).isEqualTo(Answered.of(200, "OK", "fine"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'Retry-After: 7', 7",
    "'retry-after:  7 ', 7",
    "'Retry-After: Sun, 01 Mar 2026 12:00:40 GMT', 40",
    "'Retry-After: 1000000000000', 86400",
    "'Retry-After: 0', 1",
    "'Retry-After: -1', 60",
    "'Retry-After: soon', 60",
    "'X-Other: 5', 60"
  })
  void a_429_waits_as_its_header_asks_or_a_minute(String field, long seconds) {
    String text = head(429, "Slow Down", DATE + field + "\r\nContent-Length: 0\r\n");

    assertThat(meaningOf(text)).isEqualTo(new RateLimited(Duration.ofSeconds(seconds)));
  }

  @Test
  void a_503_pauses_as_its_header_asks() {
    assertThat(meaningOf(head(503, "Busy", "Retry-After: 30\r\nContent-Length: 0\r\n")))
        .isEqualTo(new Transient(RetryHint.after(Duration.ofSeconds(30))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"error\":{\"retryAfterSec\":55}} | 55",
        "{\"retryAfterSec\":-5} | 1",
        "{\"retryAfterSec\":null} | 60",
        "cut short \"retryAfterSec\": 99999 | 300",
        "\"xretryAfterSec\":7 oops | 60",
        "wait a bit | 60"
      })
  void a_429_without_a_header_waits_as_its_body_asks(String body, long seconds) {
    String text = head(429, "Slow Down", "Content-Length: " + body.length() + "\r\n") + body;

    assertThat(meaningOf(text)).isEqualTo(new RateLimited(Duration.ofSeconds(seconds)));
  }

  @Test
  void a_refusal_may_name_the_messages_it_refuses() {
    OutboxMessageId named = new OutboxMessageId(new UUID(0, 5));
    String body = "{\"rejected_ids\":[\"" + named + "\",\"nobody\"]}";

    DeliveryAnswer answer =
        answerTo(head(422, "No", "Content-Length: " + body.length() + "\r\n") + body);

    assertThat(((Answered) answer).rejected()).containsExactly(named);
  }

  @Test
  void a_chunked_body_is_put_together_and_no_encoding_is_undone() {
    String chunks = "Transfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n";
    String text = head(500, "Oops", chunks) + "3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nTrailer: 1\r\n\r\n";

    assertThat(answerTo(text)).isEqualTo(Answered.of(500, "Oops", "abcde"));
  }

  @Test
  void bytes_that_are_no_text_are_kept_as_far_as_they_can_be() {
    assertThat(answerTo(head(500, "Oops", "Content-Length: 3\r\n") + "a\u00ffb"))
        .isEqualTo(Answered.of(500, "Oops", "a\ufffdb"));
  }

  private static String head(int status, String reason, String fields) {
    return "HTTP/1.1 " + status + " " + reason + "\r\n" + fields + "\r\n";
  }

  private static DeliveryClass meaningOf(String text) {
    return DeliveryClassifier.classify(answerTo(text));
  }

  private static DeliveryAnswer answerTo(String text) {
    try (Receiver receiver = Receiver.answering(text)) {
      return answerOf(receiver);
    }
  }

  private static DeliveryAnswer answerOf(Receiver receiver) {
    try (Senders sender = Senders.at(receiver.port())) {
      return sender.send(Deliveries.patientlyTo(receiver.url()));
    }
  }
}
