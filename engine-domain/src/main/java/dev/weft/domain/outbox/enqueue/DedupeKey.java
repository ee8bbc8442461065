package dev.weft.domain.outbox.enqueue;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.regex.Pattern;

/**
 * A caller's own name for a message; an endpoint gets it once while the key is remembered.
 *
 * <p>{@link #NONE} stands for "no name": every call makes a new message.
 */
public record DedupeKey(String value) {

  private static final Pattern SHAPE = Pattern.compile("[^\\p{Cc}\\p{Cs}]{0,200}");

  /** How long a key is remembered at least. */
  public static final Duration KEPT = Duration.ofDays(7);

  public static final DedupeKey NONE = new DedupeKey("");

  public DedupeKey {
    if (value == null || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of("dedupe_key", value, "at most 200 characters, none of them control");
    }
  }

  public boolean isPresent() {
    return !value.isEmpty();
  }

  @Override
  public String toString() {
    return value;
  }
}
