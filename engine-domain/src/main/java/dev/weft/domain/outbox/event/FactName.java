package dev.weft.domain.outbox.event;

import dev.weft.domain.outbox.OutboxMessageId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;

/** Names the message of a fact; the same fact always gets the same name. */
final class FactName {

  private FactName() {}

  /**
   * {@code mmmmmmmm-mmmm-7hhh-8hhh-hhhhhhhhhhhh}: milliseconds, then digits of the MD5 of the name,
   * the first three and the last fifteen.
   */
  static OutboxMessageId of(Instant at, String name) {
    String millis = HexFormat.of().toHexDigits(at.toEpochMilli(), 12);
    String hash = md5(name);
    String digits = millis + "7" + hash.substring(0, 3) + "8" + hash.substring(17);
    return new OutboxMessageId(
        new UUID(
            HexFormat.fromHexDigitsToLong(digits, 0, 16),
            HexFormat.fromHexDigitsToLong(digits, 16, 32)));
  }

  /** Its digits 12 and 16 are the version and the variant; all others are the hash's own. */
  private static String md5(String name) {
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    return UUID.nameUUIDFromBytes(bytes).toString().replace("-", "");
  }
}
