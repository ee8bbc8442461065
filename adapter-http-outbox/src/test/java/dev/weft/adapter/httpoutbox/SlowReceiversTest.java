package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.httpoutbox.Receiver.Script;
import dev.weft.adapter.httpoutbox.guard.NameLookup;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Receivers that take their time: the sender comes back by itself, and hangs up. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SlowReceiversTest {

  private static final Unreachable LATE = new Unreachable("no answer within PT1.5S");
  private static final Duration A_WHILE = Duration.ofMillis(200);
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  /** The first exchange of a process loads a client; that must not count as slowness. */
  @BeforeAll
  static void warmUp() {
    try (Receiver receiver = Receiver.answering("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        Senders sender = Senders.at(receiver.port())) {
      sender.send(Deliveries.patientlyTo(receiver.url()));
    }
  }

  @Test
  void a_receiver_that_never_answers_is_left() {
    assertThat(answerOf(Talk::listen)).isEqualTo(LATE);
  }

  @Test
  void a_receiver_that_drips_its_headers_is_left() {
    assertThat(answerOf(talk -> talk.drip("HTTP/1.1 200 OK\r\nX-Slow: very".repeat(9), A_WHILE)))
        .isEqualTo(LATE);
  }

  @Test
  void a_receiver_that_sends_interim_answers_for_ever_is_left() {
    byte[] interim =
        "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    assertThat(answerOf(talk -> talk.repeat(interim))).isEqualTo(LATE);
  }

  @Test
  void a_status_counts_although_its_body_never_comes() {
    Script script =
        talk -> {
          talk.say("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n");
          talk.listen();
        };

    assertThat(answerOf(script, Deliveries.UNHURRIED)).isEqualTo(Answered.of(200, "OK", ""));
  }

  @Test
  void a_body_that_drips_is_cut_where_the_time_is_over() {
    Script script =
        talk -> {
          talk.say("HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\n");
          talk.drip("x".repeat(100), A_WHILE);
        };

    assertThat(answerOf(script, Deliveries.UNHURRIED))
        .isInstanceOfSatisfying(
            Answered.class,
            answer -> {
              assertThat(answer.status()).isEqualTo(503);
              assertThat(answer.body()).matches("x{1,99}");
            });
  }

  @Test
  void a_receiver_that_reads_nothing_is_left_in_the_middle_of_the_request() {
    Content large = new Content(Bytes.of(new byte[32 << 20]), ContentType.OCTETS);
    try (Receiver receiver = Receiver.playing(Talk::freeze);
        Senders sender = Senders.at(receiver.port())) {
      DeliveryRequest small = Deliveries.to(receiver.url());
      DeliveryRequest delivery =
          new DeliveryRequest(
              small.url(),
              small.secrets(),
              small.form(),
              List.of(Deliveries.message(1, large)),
              small.times());

      assertThat(sender.send(delivery)).isEqualTo(LATE);
    }
  }

  @Test
  void a_receiver_that_does_not_accept_is_left() throws IOException {
    try (Full full = new Full();
        Senders sender = Senders.at(full.port())) {
      assertThat(sender.send(Deliveries.to(full.url(), Deliveries.SOON_DISCOURAGED)))
          .isInstanceOfSatisfying(
              Unreachable.class, none -> assertThat(none.detail()).contains("timed out"));
    }
  }

  @Test
  void a_name_with_many_dead_addresses_is_left_when_the_time_is_over() throws IOException {
    NameLookup many = name -> Collections.nCopies(100, HERE).toArray(InetAddress[]::new);
    try (Full full = new Full();
        Senders sender = Senders.with(full.rules(), List.of(), many)) {
      assertThat(sender.send(Deliveries.to(full.url()))).isEqualTo(LATE);
    }
  }

  @Test
  void an_interrupted_sender_comes_back_and_stays_interrupted() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    AtomicReference<DeliveryAnswer> answer = new AtomicReference<>();
    AtomicBoolean interrupted = new AtomicBoolean();
    Script script =
        talk -> {
          talk.hears();
          asked.countDown();
          talk.listen();
        };
    try (Receiver receiver = Receiver.playing(script);
        Senders sender = Senders.at(receiver.port())) {
      Thread sending =
          Thread.ofVirtual()
              .start(
                  () -> {
                    answer.set(sender.send(Deliveries.patientlyTo(receiver.url())));
                    interrupted.set(Thread.currentThread().isInterrupted());
                  });
      asked.await();
      sending.interrupt();
      sending.join();
    }
    assertThat(answer.get()).isInstanceOf(Unreachable.class);
    assertThat(interrupted).isTrue();
  }

  private static DeliveryAnswer answerOf(Script script) {
    return answerOf(script, Deliveries.HASTY);
  }

  private static DeliveryAnswer answerOf(Script script, ExchangeTimes times) {
    Script afterTheRequest =
        talk -> {
          talk.hears();
          script.play(talk);
        };
    try (Receiver receiver = Receiver.playing(afterTheRequest);
        Senders sender = Senders.at(receiver.port())) {
      DeliveryAnswer answer = sender.send(Deliveries.to(receiver.url(), times));
      assertThat(receiver.talks()).allMatch(Talk::senderHungUp);
      return answer;
    }
  }

  /** A port whose queue of unaccepted connections is full. */
  private static final class Full implements AutoCloseable {

    private final ServerSocket door = new ServerSocket(0, 1, HERE);
    private final List<Socket> waiting = new ArrayList<>();

    Full() throws IOException {
      for (int i = 0; i < 2; i++) {
        waiting.add(new Socket(HERE, port()));
      }
    }

    int port() {
      return door.getLocalPort();
    }

    String url() {
      return "http://receiver.test:" + port() + "/";
    }

    UrlRules rules() {
      return new UrlRules(true, Set.of(port()), Senders.LOOPBACK_ALLOWED);
    }

    @Override
    public void close() throws IOException {
      for (Socket socket : waiting) {
        socket.close();
      }
      door.close();
    }
  }
}
