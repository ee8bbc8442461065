package dev.weft.adapter.httpoutbox.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.httpoutbox.Deliveries;
import dev.weft.adapter.httpoutbox.Senders;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.port.out.json.JsonCodec.ParseResult.Parsed;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.DeliveryRequest.BodyForm;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutboxEnvelopeTest {

  private static final String URL = "https://receiver.test/";
  private static final ClaimedMessage JSON =
      Deliveries.message(1, Content.json("{ \"n\" : 1.50e3 }"));
  private static final ClaimedMessage OCTETS =
      Deliveries.message(2, new Content(Bytes.of(new byte[] {0, -1}), ContentType.OCTETS));

  @Test
  void a_message_alone_is_its_payload_under_its_own_id() {
    OutboxEnvelope envelope = OutboxEnvelope.of(Deliveries.to(URL));

    assertThat(envelope.id()).isEqualTo("00000000-0000-0000-0000-000000000001");
    assertThat(envelope.type()).isEqualTo(ContentType.JSON);
    assertThat(envelope.body()).isEqualTo(Deliveries.PAYLOAD.bytes().toArray());
  }

  @Test
  void a_payload_is_exactly_one_message() {
    DeliveryRequest one = Deliveries.to(URL);
    DeliveryRequest two =
        new DeliveryRequest(
            one.url(), one.secrets(), BodyForm.PAYLOAD, List.of(JSON, OCTETS), one.times());

    assertThatThrownBy(() -> OutboxEnvelope.of(two)).hasMessageContaining("2 messages");
  }

  @Test
  void an_array_embeds_json_as_it_was_written_and_other_bytes_in_base64() {
    OutboxEnvelope envelope = OutboxEnvelope.of(Deliveries.array(URL, JSON, OCTETS));

    assertThat(new String(envelope.body(), StandardCharsets.UTF_8))
        .isEqualTo(
            "[{\"id\":\"00000000-0000-0000-0000-000000000001\",\"kind\":\"order.paid\","
                + "\"created_at\":\"2021-02-25T15:02:10.001Z\",\"payload\":{ \"n\" : 1.50e3 }},"
                + "{\"id\":\"00000000-0000-0000-0000-000000000002\",\"kind\":\"order.paid\","
                + "\"created_at\":\"2021-02-25T15:02:10.002Z\",\"payload_base64\":\"AP8=\"}]");
    assertThat(Senders.JSON.parse(envelope.body())).isInstanceOf(Parsed.class);
    assertThat(envelope.type()).isEqualTo(ContentType.JSON);
  }

  @Test
  void whatever_promises_json_is_embedded() {
    ContentType promise = new ContentType("application/cloudevents+json; charset=utf-8");
    Content payload = new Content(Bytes.ofUtf8("[1]"), promise);

    OutboxEnvelope envelope =
        OutboxEnvelope.of(Deliveries.array(URL, Deliveries.message(1, payload)));

    assertThat(new String(envelope.body(), StandardCharsets.UTF_8)).endsWith("\"payload\":[1]}]");
  }

  @Test
  void an_array_of_one_is_still_an_array_with_the_id_of_a_batch() {
    OutboxEnvelope envelope = OutboxEnvelope.of(Deliveries.array(URL, JSON));

    assertThat(envelope.id()).startsWith("batch_");
    assertThat(new String(envelope.body(), StandardCharsets.UTF_8)).startsWith("[{").endsWith("}]");
  }

  @Test
  void the_id_of_a_batch_follows_from_its_members_whatever_their_order() {
    String id = OutboxEnvelope.of(Deliveries.array(URL, JSON, OCTETS)).id();

    assertThat(OutboxEnvelope.of(Deliveries.array(URL, OCTETS, JSON)).id()).isEqualTo(id);
    assertThat(OutboxEnvelope.of(Deliveries.array(URL, JSON)).id()).isNotEqualTo(id);
    assertThat(id)
        .doesNotContain(".")
        .isEqualTo("batch_7a70c782c5d30f61a8f57b905eaa11c41ec8ffeafaa3a0e99c4fca60044a28d4");
  }

  @Test
  void every_try_has_the_same_bytes() {
    DeliveryRequest delivery = Deliveries.array(URL, JSON, OCTETS);

    assertThat(OutboxEnvelope.of(delivery).body()).isEqualTo(OutboxEnvelope.of(delivery).body());
  }
}
