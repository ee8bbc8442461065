package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.Locale;

/** Why the attempt behind a stream ended. */
public enum CloseReason {
  ATTEMPT_SUCCESS,
  ATTEMPT_FAILURE,
  ATTEMPT_CANCELLED,
  ATTEMPT_DELAYED,
  LEASE_EXPIRED,
  LEASE_REVOKED,
  EXPIRED;

  public static CloseReason parse(String word) {
    return Arrays.stream(values())
        .filter(reason -> reason.word().equals(word))
        .findFirst()
        .orElseThrow(() -> InvalidInput.of("close_reason", word, "a known close reason"));
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
