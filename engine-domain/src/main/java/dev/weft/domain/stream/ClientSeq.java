package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;

/**
 * The number a writer gives a frame so that a repeated append is recognised.
 *
 * <p>{@link #NONE} stands for "not numbered"; such a frame is never taken for a repeat.
 */
public record ClientSeq(long value) {

  private static final long ABSENT = -1;

  public static final ClientSeq NONE = new ClientSeq(ABSENT);

  public ClientSeq {
    if (value < ABSENT) {
      throw refused(value);
    }
  }

  public static ClientSeq of(long value) {
    if (value < 0) {
      throw refused(value);
    }
    return new ClientSeq(value);
  }

  private static InvalidInput refused(long value) {
    return InvalidInput.of("client_seq", value, "a number from 0");
  }

  public boolean isPresent() {
    return value != ABSENT;
  }
}
