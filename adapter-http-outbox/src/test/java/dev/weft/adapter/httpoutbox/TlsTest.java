package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Certificates and names are verified; an authority can be added, never verification removed. */
@Timeout(60)
class TlsTest {

  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

  @TempDir private static Path folder;
  private static Identity identity;

  @BeforeAll
  static void issue() {
    identity = Identity.of(folder, "receiver.test");
  }

  @Test
  void a_certificate_nobody_vouches_for_is_refused_before_anything_is_said() {
    try (Receiver receiver = secured()) {
      assertThat(answer(receiver, "receiver.test", List.of()))
          .isInstanceOfSatisfying(
              Unreachable.class, none -> assertThat(none.detail()).startsWith("SSL"));
      assertThat(receiver.heard()).isEmpty();
    }
  }

  @Test
  void the_same_certificate_passes_once_its_authority_is_added() {
    try (Receiver receiver = secured()) {
      assertThat(answer(receiver, "receiver.test", List.of(identity.certificate())))
          .isEqualTo(Answered.of(200, "OK", ""));
      assertThat(receiver.heard().getFirst().header("Host"))
          .isEqualTo("receiver.test:" + receiver.port());
    }
  }

  @Test
  void a_connection_over_tls_is_used_again_and_again() {
    try (Receiver receiver = secured();
        Senders sender = Senders.trusting(receiver.port(), List.of(identity.certificate()))) {
      for (int i = 0; i < 4; i++) {
        assertThat(sender.send(Deliveries.patientlyTo(url(receiver, "receiver.test"))))
            .isEqualTo(Answered.of(200, "OK", ""));
      }
      assertThat(receiver.connections()).isEqualTo(1);
    }
  }

  @Test
  void a_receiver_that_hung_up_over_tls_is_called_again() {
    try (Receiver receiver = Receiver.on(identity.door(), TlsTest::answersThrice);
        Senders sender = Senders.trusting(receiver.port(), List.of(identity.certificate()))) {
      for (int i = 1; i <= 6; i++) {
        assertThat(sender.send(Deliveries.patientlyTo(url(receiver, "receiver.test"))))
            .isEqualTo(Answered.of(200, "OK", ""));
        assertThat(receiver.talks().subList(0, i / 3)).allMatch(Talk::hasEnded);
      }
      assertThat(receiver.connections()).isEqualTo(2);
    }
  }

  private static void answersThrice(Talk talk) throws IOException {
    for (int i = 0; i < 3 && talk.hears(); i++) {
      talk.say(OK);
    }
  }

  @Test
  void a_certificate_for_another_name_is_refused_although_its_authority_is_trusted() {
    try (Receiver receiver = secured()) {
      assertThat(answer(receiver, "other.test", List.of(identity.certificate())))
          .isInstanceOfSatisfying(
              Unreachable.class, none -> assertThat(none.detail()).contains("other.test"));
      assertThat(receiver.heard()).isEmpty();
    }
  }

  @Test
  void the_name_is_told_to_the_receiver_before_the_handshake() {
    try (Receiver receiver = secured()) {
      answer(receiver, "receiver.test", List.of(identity.certificate()));

      assertThat(receiver.talks().getFirst().serverName()).isEqualTo("receiver.test");
    }
  }

  @Test
  void a_receiver_that_never_shakes_hands_is_left() {
    try (Receiver receiver = Receiver.playing(Talk::listen)) {
      assertThat(answer(Deliveries.to(url(receiver, "receiver.test")), receiver, List.of()))
          .isInstanceOf(Unreachable.class);
      assertThat(receiver.talks()).allMatch(Talk::senderHungUp);
    }
  }

  @Test
  void a_receiver_in_the_clear_is_no_receiver_over_tls() {
    try (Receiver receiver = Receiver.playing(talk -> talk.say(OK))) {
      assertThat(answer(receiver, "receiver.test", List.of())).isInstanceOf(Unreachable.class);
    }
  }

  @Test
  void a_file_without_certificates_stops_the_start() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.pem"), "");
    Path rubbish = Files.writeString(folder.resolve("rubbish.pem"), "-----BEGIN CERTIFICATE-----x");

    for (Path file : List.of(empty, rubbish, folder.resolve("missing.pem"))) {
      assertThatThrownBy(() -> Senders.trusting(443, List.of(file)))
          .isInstanceOf(InvalidInput.class)
          .hasMessageContaining("outbox_ca_file");
    }
  }

  private static Receiver secured() {
    return Receiver.on(
        identity.door(),
        talk -> {
          while (talk.hears()) {
            talk.say(OK);
          }
        });
  }

  private static DeliveryAnswer answer(Receiver receiver, String host, List<Path> authorities) {
    return answer(Deliveries.patientlyTo(url(receiver, host)), receiver, authorities);
  }

  private static DeliveryAnswer answer(
      DeliveryRequest delivery, Receiver receiver, List<Path> authorities) {
    try (Senders sender = Senders.trusting(receiver.port(), authorities)) {
      return sender.send(delivery);
    }
  }

  private static String url(Receiver receiver, String host) {
    return "https://" + host + ":" + receiver.port() + "/";
  }
}
