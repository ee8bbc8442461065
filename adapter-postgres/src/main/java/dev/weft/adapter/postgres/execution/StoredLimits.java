package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;

/** Limits as columns: NULL where the submitter gave none. */
record StoredLimits(
    Integer maxRetries,
    Long retryInitial,
    Double retryMultiplier,
    Long retryCap,
    Double retryJitter,
    Integer maxReclaims,
    Long attemptTimeout) {

  static StoredLimits of(Limits limits) {
    RetryPolicy retry = limits.retry();
    boolean usual = retry.equals(RetryPolicy.DEFAULT);
    return new StoredLimits(
        usual ? null : Integer.valueOf(retry.maxRetries()),
        usual ? null : Long.valueOf(retry.initial().toMillis()),
        usual ? null : Double.valueOf(retry.multiplier()),
        usual ? null : Long.valueOf(retry.cap().toMillis()),
        usual ? null : Double.valueOf(retry.jitter()),
        limits.maxReclaims() == Limits.DEFAULT.maxReclaims()
            ? null
            : Integer.valueOf(limits.maxReclaims()),
        limits.attemptTimeout().isSet()
            ? Long.valueOf(limits.attemptTimeout().limit().toMillis())
            : null);
  }

  /**
   * Limits as the statements pack them into one column, in the order of these components: NULL for
   * the usual case, in which nothing was given.
   */
  static Limits unpacked(Double[] packed) {
    if (packed == null) {
      return Limits.DEFAULT;
    }
    return new StoredLimits(
            packed[0] == null ? null : packed[0].intValue(),
            packed[1] == null ? null : packed[1].longValue(),
            packed[2],
            packed[3] == null ? null : packed[3].longValue(),
            packed[4],
            packed[5] == null ? null : packed[5].intValue(),
            packed[6] == null ? null : packed[6].longValue())
        .toDomain();
  }

  Limits toDomain() {
    return new Limits(
        retryPolicy(),
        maxReclaims == null ? Limits.DEFAULT.maxReclaims() : maxReclaims,
        attemptTimeout == null
            ? AttemptTimeout.NONE
            : new AttemptTimeout(Duration.ofMillis(attemptTimeout)));
  }

  RetryPolicy retryPolicy() {
    return maxRetries == null
        ? RetryPolicy.DEFAULT
        : new RetryPolicy(
            maxRetries,
            Duration.ofMillis(retryInitial),
            retryMultiplier,
            Duration.ofMillis(retryCap),
            retryJitter);
  }
}
