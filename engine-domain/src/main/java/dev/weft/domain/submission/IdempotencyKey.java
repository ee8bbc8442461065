package dev.weft.domain.submission;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** A caller's own name for a submission; unique within its namespace. */
public record IdempotencyKey(String value) implements Comparable<IdempotencyKey> {

  private static final Pattern SHAPE = Pattern.compile("[^\\p{Cc}\\p{Cs}]{1,200}");

  public IdempotencyKey {
    if (value == null || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(
          "idempotency_key", value, "1 to 200 characters without control characters");
    }
  }

  @Override
  public int compareTo(IdempotencyKey other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
