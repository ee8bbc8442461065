package dev.weft.domain.outbox;

import dev.weft.domain.input.InvalidInput;
import java.time.Instant;

/**
 * How often a message sent alone was refused, and when first.
 *
 * <p>A refusal is believed at the fourth, or earlier when the endpoint accepted another message
 * since the first: until then the fault may be a route or a schema, not the message.
 */
public record Refusals(int count, Instant first) {

  private static final int BELIEVED_AT = 4;

  public static final Refusals NONE = new Refusals(0, Instant.EPOCH);

  public Refusals {
    if (count < 0) {
      throw InvalidInput.of("refusals", count, "0 or more");
    }
  }

  public Refusals oneMore(Instant now) {
    return new Refusals(count + 1, count == 0 ? now : first);
  }

  /** Whether these refusals, the latest included, are the message's own fault. */
  public boolean believed(Instant lastAcceptedByEndpoint) {
    return count >= BELIEVED_AT || (count > 0 && lastAcceptedByEndpoint.isAfter(first));
  }
}
