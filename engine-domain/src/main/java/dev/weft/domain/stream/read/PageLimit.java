package dev.weft.domain.stream.read;

import dev.weft.domain.input.InvalidInput;

/** How many frames a page may hold: 1 to 10 000. Out of range is refused, never clamped. */
public record PageLimit(int frames) {

  static final int MOST = 10_000;

  public PageLimit {
    if (frames < 1 || frames > MOST) {
      throw InvalidInput.of("limit", frames, "1 to " + MOST);
    }
  }
}
