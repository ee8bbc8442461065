package dev.weft.domain.outbox.answer;

import java.math.BigInteger;
import java.time.Duration;

/** The wait a body asks for by {@code retryAfterSec}, held between 1 second and 5 minutes. */
final class BodyWait {

  static final String MEMBER = "retryAfterSec";

  private static final BigInteger SHORTEST = BigInteger.ONE;
  private static final BigInteger LONGEST = BigInteger.valueOf(300);

  private BodyWait() {}

  static RetryHint ofSeconds(BigInteger seconds) {
    return RetryHint.after(Duration.ofSeconds(seconds.max(SHORTEST).min(LONGEST).longValue()));
  }
}
