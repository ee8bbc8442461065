package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import java.util.List;

/** Limits of a batch as one array per column. */
public record LimitColumns(
    Integer[] maxRetries,
    Long[] retryInitials,
    Double[] retryMultipliers,
    Long[] retryCaps,
    Double[] retryJitters,
    Integer[] maxReclaims,
    Long[] attemptTimeouts) {

  static LimitColumns of(List<Limits> limits) {
    return ofStored(limits.stream().map(StoredLimits::of).toList());
  }

  /**
   * Told apart from {@link #of}: a default said aloud is stored, so that it reads back as given.
   */
  static LimitColumns asGiven(List<Submission> submissions) {
    return ofStored(submissions.stream().map(LimitColumns::storedAsGiven).toList());
  }

  private static StoredLimits storedAsGiven(Submission submission) {
    Limits limits = submission.limits();
    boolean retry = submission.options().containsKey(Option.Retrying.class);
    boolean reclaims = submission.options().containsKey(Option.ReclaimedAtMost.class);
    return new StoredLimits(
        retry ? Integer.valueOf(limits.retry().maxRetries()) : null,
        retry ? Long.valueOf(limits.retry().initial().toMillis()) : null,
        retry ? Double.valueOf(limits.retry().multiplier()) : null,
        retry ? Long.valueOf(limits.retry().cap().toMillis()) : null,
        retry ? Double.valueOf(limits.retry().jitter()) : null,
        reclaims ? Integer.valueOf(limits.maxReclaims()) : null,
        StoredLimits.of(limits).attemptTimeout());
  }

  private static LimitColumns ofStored(List<StoredLimits> stored) {
    return new LimitColumns(
        Column.sparse(Column.integers(stored, StoredLimits::maxRetries)),
        Column.sparse(Column.longs(stored, StoredLimits::retryInitial)),
        Column.sparse(Column.doubles(stored, StoredLimits::retryMultiplier)),
        Column.sparse(Column.longs(stored, StoredLimits::retryCap)),
        Column.sparse(Column.doubles(stored, StoredLimits::retryJitter)),
        Column.sparse(Column.integers(stored, StoredLimits::maxReclaims)),
        Column.sparse(Column.longs(stored, StoredLimits::attemptTimeout)));
  }
}
