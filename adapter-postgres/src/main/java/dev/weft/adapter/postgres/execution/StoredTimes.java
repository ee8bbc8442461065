package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.Deadline;
import java.time.Instant;

/** Times that may be absent: NULL in a column, a value of its own in the domain. */
final class StoredTimes {

  private StoredTimes() {}

  static Deadline deadline(Long millis) {
    return millis == null ? Deadline.NEVER : new Deadline(Instant.ofEpochMilli(millis));
  }

  static Long millis(Deadline deadline) {
    return deadline.isSet() ? Long.valueOf(deadline.at().toEpochMilli()) : null;
  }
}
