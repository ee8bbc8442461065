package dev.weft.adapter.httpoutbox.wire;

import dev.weft.domain.content.ContentType;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What one request says: an id without a dot, a media type and a body.
 *
 * <p>A function of the messages alone: every try of the same messages has the same id and the same
 * bytes (I36).
 */
public final class OutboxEnvelope {

  private static final String BATCH = "batch_";

  private final String id;
  private final ContentType type;
  private final byte[] body;

  private OutboxEnvelope(String id, ContentType type, byte[] body) {
    this.id = id;
    this.type = type;
    this.body = body;
  }

  public static OutboxEnvelope of(DeliveryRequest request) {
    return switch (request.form()) {
      case PAYLOAD -> alone(request.messages());
      case ARRAY -> together(request.messages());
    };
  }

  private static OutboxEnvelope alone(List<ClaimedMessage> messages) {
    if (messages.size() != 1) {
      throw new IllegalArgumentException(messages.size() + " messages are no single payload");
    }
    ClaimedMessage only = messages.getFirst();
    return new OutboxEnvelope(
        only.message().id().toString(), only.payload().type(), only.payload().bytes().toArray());
  }

  private static OutboxEnvelope together(List<ClaimedMessage> messages) {
    return new OutboxEnvelope(batchId(messages), ContentType.JSON, MessageArray.of(messages));
  }

  /** The same for the same set of messages, in whatever order they were claimed. */
  private static String batchId(List<ClaimedMessage> messages) {
    String members =
        messages.stream()
            .map(claimed -> claimed.message().id())
            .sorted()
            .map(OutboxMessageId::toString)
            .collect(Collectors.joining("\n"));
    return BATCH + HexFormat.of().formatHex(sha256(members.getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  /** The value of {@code webhook-id}. */
  public String id() {
    return id;
  }

  public ContentType type() {
    return type;
  }

  /** Not copied, for batches are large; not to be changed. */
  public byte[] body() {
    return body;
  }
}
