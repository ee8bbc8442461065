package dev.weft.adapter.httpoutbox.wire;

import dev.weft.domain.content.Content;
import dev.weft.domain.json.CanonicalJson;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.port.out.outbox.ClaimedMessage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * Several messages as one JSON array of {@code id}, {@code kind}, {@code created_at} and the
 * payload.
 *
 * <p>JSON goes in byte by byte, so a payload is never respelled; whoever claims has parsed it.
 */
final class MessageArray {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private MessageArray() {}

  static byte[] of(List<ClaimedMessage> messages) {
    MessageArray array = new MessageArray();
    for (int i = 0; i < messages.size(); i++) {
      array.text(i == 0 ? "[" : ",").element(messages.get(i));
    }
    return array.text("]").out.toByteArray();
  }

  private void element(ClaimedMessage claimed) {
    OutboxMessage message = claimed.message();
    text("{\"id\":").quoted(message.id().toString());
    text(",\"kind\":").quoted(message.kind().value());
    text(",\"created_at\":").quoted(TIME.format(message.createdAt()));
    payload(claimed.payload());
    text("}");
  }

  private void payload(Content content) {
    byte[] bytes = content.bytes().toArray();
    if (content.type().isJson()) {
      text(",\"payload\":").out.writeBytes(bytes);
    } else {
      text(",\"payload_base64\":").quoted(Base64.getEncoder().encodeToString(bytes));
    }
  }

  private void quoted(String value) {
    text(CanonicalJson.text(new JsonString(value)));
  }

  private MessageArray text(String text) {
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }
}
