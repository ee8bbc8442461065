package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.httpoutbox.Talk.Heard;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What leaves the house, byte by byte. */
class RequestsTest {

  private Receiver receiver;
  private Senders sender;

  @BeforeEach
  void listen() {
    receiver =
        Receiver.answering("HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n");
    sender = Senders.at(receiver.port());
  }

  @AfterEach
  void hangUp() {
    sender.close();
    receiver.close();
  }

  @Test
  void a_request_says_this_and_no_more() {
    sender.send(Deliveries.patientlyTo(receiver.url()));

    Heard request = receiver.heard().getFirst();
    assertThat(request.head().lines().filter(line -> !line.isEmpty()))
        .containsExactlyInAnyOrder(
            "POST /hook?a=b HTTP/1.1",
            "Host: receiver.test:" + receiver.port(),
            "User-Agent: Weft",
            "Connection: keep-alive",
            "Content-Type: application/json",
            "Content-Length: 20",
            "webhook-id: 00000000-0000-0000-0000-000000000001",
            "webhook-timestamp: 1614265330",
            "webhook-signature: v1,iCxWDzOB1td6pu5wFuJotaWTEKkcYodMae2NqIIaffg=");
    assertThat(request.text()).isEqualTo("{\"test\": 2432232314}");
  }

  @Test
  void every_try_says_the_same_on_the_same_connection_and_keeps_no_cookie() {
    sender.send(Deliveries.patientlyTo(receiver.url()));
    sender.send(Deliveries.patientlyTo(receiver.url()));

    assertThat(receiver.heard()).hasSize(2);
    assertThat(receiver.heard().get(1).head()).isEqualTo(receiver.heard().get(0).head());
    assertThat(receiver.heard().get(1).body()).isEqualTo(receiver.heard().get(0).body());
    assertThat(receiver.connections()).isEqualTo(1);
  }

  @Test
  void while_a_secret_is_replaced_both_sign() {
    DeliveryRequest once = Deliveries.patientlyTo(receiver.url());
    Bytes older = Bytes.ofUtf8("an older secret of at least 24 bytes");

    sender.send(
        new DeliveryRequest(
            once.url(),
            SigningSecrets.of(List.of(Deliveries.KEY, older)),
            once.form(),
            once.messages(),
            once.times()));

    assertThat(receiver.heard().getFirst().header("webhook-signature"))
        .matches("v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=")
        .startsWith("v1,iCxWDzOB1td6pu5wFuJotaWTEKkcYodMae2NqIIaffg= ");
  }

  @Test
  void any_bytes_travel_under_their_own_type() {
    DeliveryRequest once = Deliveries.patientlyTo(receiver.url());
    byte[] raw = {0, 13, 10, -1};
    Content payload = new Content(Bytes.of(raw), new ContentType("application/x-thing; v=1"));

    sender.send(
        new DeliveryRequest(
            once.url(),
            once.secrets(),
            once.form(),
            List.of(Deliveries.message(1, payload)),
            once.times()));

    assertThat(receiver.heard().getFirst().header("Content-Type"))
        .isEqualTo("application/x-thing; v=1");
    assertThat(receiver.heard().getFirst().body()).isEqualTo(raw);
  }

  @Test
  void a_path_travels_as_it_was_written() {
    TargetUrl odd = TargetUrl.parse("http://receiver.test:" + receiver.port() + "//a/{b}|%zz?q=\"");
    DeliveryRequest once = Deliveries.patientlyTo(receiver.url());

    sender.send(
        new DeliveryRequest(odd, once.secrets(), once.form(), once.messages(), once.times()));

    assertThat(receiver.heard().getFirst().head()).startsWith("POST //a/{b}|%zz?q=\" HTTP/1.1\r\n");
  }

  @Test
  void a_batch_is_a_json_array_under_an_id_of_its_own() {
    sender.send(
        Deliveries.array(
            receiver.url(),
            Deliveries.message(1, Deliveries.PAYLOAD),
            Deliveries.message(2, Deliveries.PAYLOAD)));

    Heard request = receiver.heard().getFirst();
    assertThat(request.header("webhook-id")).matches("batch_[0-9a-f]{64}");
    assertThat(request.text()).startsWith("[{\"id\":\"").endsWith("}]");
  }
}
