package dev.weft.domain;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Reads the problem out of a refusal, so that a test can compare it whole. */
public final class Refusals {

  private Refusals() {}

  public static Problem refusal(ThrowingCallable act) {
    return catchThrowableOfType(InvalidInput.class, act).problem();
  }
}
