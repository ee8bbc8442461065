package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import java.util.List;

/**
 * All that one request needs.
 *
 * @param form how the messages become a body; the endpoint's affair, not the count's
 * @param messages at least one, in the order of the body; exactly one for {@link BodyForm#PAYLOAD}
 * @param times the connect timeout and the deadline of the whole exchange
 */
public record DeliveryRequest(
    TargetUrl url,
    SigningSecrets secrets,
    BodyForm form,
    List<ClaimedMessage> messages,
    ExchangeTimes times) {

  /** How messages travel. */
  public enum BodyForm {
    /** The payload bytes as they are; {@code webhook-id} is the message id. */
    PAYLOAD,

    /**
     * A JSON array of {id, kind, created_at, payload or payload_base64}; {@code webhook-id} is a
     * hash of the sorted member ids. A payload of JSON content is embedded byte by byte.
     */
    ARRAY
  }

  public DeliveryRequest {
    messages = List.copyOf(messages);
  }
}
