package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.httpoutbox.Receiver.Script;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Receivers that break the protocol, or their word. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BrokenReceiversTest {

  private static final String SMUGGLED = "HTTP/1.1 200 Smuggled\r\nContent-Length: 0\r\n\r\n";
  private static final String TRUE = "HTTP/1.1 503 True\r\nContent-Length: 0\r\n\r\n";

  /** The port stays taken, so that nobody else listens there meanwhile. */
  @Test
  void nobody_listening_is_unreachable() throws IOException {
    try (Socket taken = new Socket()) {
      taken.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      int port = taken.getLocalPort();
      try (Senders sender = Senders.at(port)) {
        assertThat(sender.send(Deliveries.patientlyTo("http://receiver.test:" + port + "/")))
            .isInstanceOfSatisfying(
                Unreachable.class, none -> assertThat(none.detail()).contains("refused"));
      }
    }
  }

  @Test
  void a_connection_cut_before_the_status_is_no_answer() {
    assertThat(answerOf(Talk::reset)).isInstanceOf(Unreachable.class);
    assertThat(answerOf(talk -> {})).isInstanceOf(Unreachable.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/1.", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\nContent-Le"})
  void a_connection_reset_inside_the_head_is_no_answer(String some) {
    assertThat(
            answerOf(
                talk -> {
                  talk.say(some);
                  talk.reset();
                }))
        .isInstanceOf(Unreachable.class);
  }

  @Test
  void a_connection_cut_inside_the_body_leaves_status_and_what_was_read() {
    Script script = talk -> talk.say("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf");

    assertThat(answerOf(script)).isEqualTo(Answered.of(200, "OK", "half"));
  }

  @Test
  void a_connection_reset_inside_the_body_leaves_the_status() {
    Script script =
        talk -> {
          talk.say("HTTP/1.1 422 No\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab");
          talk.reset();
        };

    assertThat(answerOf(script))
        .isInstanceOfSatisfying(
            Answered.class, answer -> assertThat(answer.status()).isEqualTo(422));
  }

  @Test
  void a_body_without_end_is_read_to_the_bound_and_the_sender_hangs_up() {
    Script script =
        talk -> {
          talk.hears();
          talk.say("HTTP/1.1 200 OK\r\n\r\n");
          talk.repeat("abcdefgh".getBytes(StandardCharsets.US_ASCII));
        };
    try (Receiver receiver = Receiver.playing(script);
        Senders sender = Senders.at(receiver.port())) {
      DeliveryAnswer answer = sender.send(Deliveries.patientlyTo(receiver.url()));

      assertThat(answer).isEqualTo(Answered.of(200, "OK", "abcdefgh".repeat(2048)));
      assertThat(receiver.talks()).allMatch(Talk::senderHungUp);
    }
  }

  /** The first so many answers are good, then comes this one, then the truth. */
  private static Script after(int good, String odd) {
    AtomicInteger requests = new AtomicInteger();
    return talk -> {
      while (talk.hears()) {
        int nth = requests.getAndIncrement();
        String usual = nth < good ? "HTTP/1.1 204 Fine\r\n\r\n" : TRUE;
        talk.say(nth == good ? odd : usual);
      }
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void a_body_longer_than_announced_is_cut_and_never_read_as_the_next_answer(int good) {
    String odd = "HTTP/1.1 500 Oops\r\nContent-Length: 2\r\n\r\nok" + SMUGGLED;
    try (Receiver receiver = Receiver.playing(after(good, odd));
        Senders sender = Senders.at(receiver.port())) {
      sendWell(sender, receiver, good);
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(500, "Oops", "ok"));
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(503, "True", ""));
      assertThat(receiver.connections()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void words_after_an_answer_without_a_body_are_never_read_as_the_next_answer(int good) {
    String odd = "HTTP/1.1 204 Done\r\n\r\n" + SMUGGLED;
    try (Receiver receiver = Receiver.playing(after(good, odd));
        Senders sender = Senders.at(receiver.port())) {
      sendWell(sender, receiver, good);
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(204, "Done", ""));
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(503, "True", ""));
    }
  }

  private static void sendWell(Senders sender, Receiver receiver, int requests) {
    for (int i = 0; i < requests; i++) {
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(204, "Fine", ""));
    }
    assertThat(receiver.connections()).isLessThanOrEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "complete rubbish\r\n\r\n",
        "\r\n\r\n\r\n\r\n",
        "SSH-2.0-OpenSSH_9.6\r\n",
        "HTTP/1.1 abc Nope\r\n\r\n",
        "HTTP/1.1 99 Below\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 -200 Minus\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 99999999999 Beyond\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 100 Continue\r\n\r\n",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: TLS/1.2\r\nConnection: Upgrade\r\n\r\n"
      })
  void what_is_no_answer_is_unreachable(String text) {
    assertThat(answerOf(talk -> talk.say(text))).isInstanceOf(Unreachable.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: -1\r\n",
        "Content-Length: many\r\n",
        "Content-Length: 5\r\nContent-Length: 6\r\n",
        "Content-Length: 99999999999999999999\r\n",
        "Transfer-Encoding: strange\r\n",
        "no colon here\r\n"
      })
  void an_answer_with_an_impossible_head_has_one_meaning_and_no_second_use(String fields) {
    try (Receiver receiver =
            Receiver.playing(
                talk -> {
                  talk.hears();
                  talk.say("HTTP/1.1 200 OK\r\n" + fields + "\r\nhello");
                });
        Senders sender = Senders.at(receiver.port())) {
      DeliveryAnswer first = sender.send(Deliveries.patientlyTo(receiver.url()));
      DeliveryAnswer second = sender.send(Deliveries.patientlyTo(receiver.url()));

      assertThat(second.getClass()).isEqualTo(first.getClass());
      assertThat(receiver.connections()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({"99, 10", "1, 8000"})
  void a_long_head_is_read(int fields, int length) {
    assertThat(answerOf(talk -> talk.say(head(fields, length))))
        .isEqualTo(Answered.of(200, "OK", ""));
  }

  @ParameterizedTest
  @CsvSource({"100, 10", "1, 8200"})
  void a_longer_head_is_no_answer(int fields, int length) {
    assertThat(answerOf(talk -> talk.say(head(fields, length)))).isInstanceOf(Unreachable.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void a_redirect_is_an_answer_and_is_never_followed(int status) {
    try (Receiver elsewhere = Receiver.answering("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        Receiver receiver =
            Receiver.answering(
                "HTTP/1.1 %d Moved\r\nLocation: http://127.0.0.1:%d/\r\nContent-Length: 0\r\n\r\n"
                    .formatted(status, elsewhere.port()));
        Senders sender = Senders.at(receiver.port())) {
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(status, "Moved", ""));
      assertThat(receiver.heard()).hasSize(1);
      assertThat(elsewhere.connections()).isZero();
    }
  }

  @Test
  void nothing_is_repeated_by_the_client() {
    try (Receiver receiver =
            Receiver.playing(
                talk -> {
                  talk.hears();
                  talk.reset();
                });
        Senders sender = Senders.at(receiver.port())) {
      sender.send(Deliveries.patientlyTo(receiver.url()));

      assertThat(receiver.heard()).hasSize(1);
    }
  }

  private static String head(int fields, int length) {
    String padding = ("X-Pad: " + "y".repeat(length) + "\r\n").repeat(fields);
    return "HTTP/1.1 200 OK\r\n" + padding + "\r\n";
  }

  private static DeliveryAnswer answerOf(Script script) {
    Script afterTheRequest =
        talk -> {
          talk.hears();
          script.play(talk);
        };
    try (Receiver receiver = Receiver.playing(afterTheRequest);
        Senders sender = Senders.at(receiver.port())) {
      return sender.send(Deliveries.patientlyTo(receiver.url()));
    }
  }
}
