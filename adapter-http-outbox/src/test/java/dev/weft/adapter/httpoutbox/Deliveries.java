package dev.weft.adapter.httpoutbox;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.DeliveryRequest.BodyForm;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.UUID;

/** Valid deliveries for tests; only what matters is said. */
public final class Deliveries {

  public static final Instant NOW = Instant.ofEpochSecond(1_614_265_330);

  /** The secret of the specification's example, without its prefix. */
  public static final Bytes KEY =
      Bytes.of(Base64.getDecoder().decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));

  public static final Content PAYLOAD = Content.json("{\"test\": 2432232314}");

  /** Long enough that only a receiver that does nothing meets it. */
  public static final ExchangeTimes PATIENT = times(Duration.ofSeconds(10), Duration.ofSeconds(20));

  /** For receivers that are made to meet it. */
  public static final ExchangeTimes HASTY = times(Duration.ofMillis(700), Duration.ofMillis(1_500));

  /** For receivers that say something first, and have the time to. */
  public static final ExchangeTimes UNHURRIED = times(Duration.ofSeconds(5), Duration.ofSeconds(5));

  /** For receivers that are not even reached. */
  public static final ExchangeTimes SOON_DISCOURAGED =
      times(Duration.ofMillis(700), Duration.ofSeconds(20));

  private Deliveries() {}

  private static ExchangeTimes times(Duration connect, Duration deadline) {
    return new ExchangeTimes(connect, deadline, Duration.ofSeconds(10), Duration.ofMinutes(1));
  }

  public static ClaimedMessage message(int number, Content payload) {
    OutboxMessage message =
        new OutboxMessage(
            new OutboxMessageId(new UUID(0, number)),
            new EndpointId(new UUID(0, 99)),
            new Kind("order.paid"),
            OrderingKey.NONE,
            NOW.plusMillis(number),
            NOW,
            MessageHistory.NEW,
            new MessageState.Sending(new ClaimToken(new UUID(0, 7)), NOW.plusSeconds(60), false));
    return new ClaimedMessage(message, payload);
  }

  public static DeliveryRequest to(String url) {
    return to(url, HASTY);
  }

  public static DeliveryRequest patientlyTo(String url) {
    return to(url, PATIENT);
  }

  static DeliveryRequest to(String url, ExchangeTimes times) {
    return new DeliveryRequest(
        TargetUrl.parse(url),
        SigningSecrets.of(List.of(KEY)),
        BodyForm.PAYLOAD,
        List.of(message(1, PAYLOAD)),
        times);
  }

  public static DeliveryRequest array(String url, ClaimedMessage... messages) {
    return new DeliveryRequest(
        TargetUrl.parse(url),
        SigningSecrets.of(List.of(KEY)),
        BodyForm.ARRAY,
        List.of(messages),
        PATIENT);
  }
}
