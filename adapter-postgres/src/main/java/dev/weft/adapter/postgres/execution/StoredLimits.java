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
