package dev.weft.domain.outbox;

import dev.weft.domain.input.InvalidInput;

/**
 * Messages of one endpoint with the same key leave one after the other, oldest first.
 *
 * <p>{@link #NONE} stands for "no order wanted"; two messages without a key never wait for each
 * other.
 */
public record OrderingKey(String value) {

  private static final int LONGEST = 200;

  public static final OrderingKey NONE = new OrderingKey("");

  public OrderingKey {
    if (value == null || value.length() > LONGEST || value.indexOf('\0') >= 0) {
      throw InvalidInput.of(
          "ordering_key", value, "at most " + LONGEST + " characters without NUL");
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
