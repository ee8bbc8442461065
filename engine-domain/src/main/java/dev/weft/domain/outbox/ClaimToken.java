package dev.weft.domain.outbox;

import dev.weft.domain.input.UuidText;
import java.util.Objects;
import java.util.UUID;

/** The fence of one claim: a verdict counts only while the row still carries this token (I35). */
public record ClaimToken(UUID value) {

  public ClaimToken {
    Objects.requireNonNull(value, "value");
  }

  public static ClaimToken parse(String text) {
    return new ClaimToken(UuidText.parse("claim_token", text));
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
