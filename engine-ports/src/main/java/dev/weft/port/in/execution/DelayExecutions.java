package dev.weft.port.in.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.StorableTime;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Gives leases back before the work is done: the attempt ends, nothing is spent, the execution runs
 * again from the given time on. One transaction for the batch.
 *
 * <p>A time that has passed on the store's clock means now. Fenced and repeatable like {@link
 * CompleteExecutions}; a repeat with another cause is a conflict, with another time it is not.
 * Next: {@link ClaimExecutions}.
 */
public interface DelayExecutions {

  /** Answers in the order of the items. */
  List<Settlement> delay(List<Item> items);

  /**
   * @param cause {@code DELAY} or {@code QUOTA}; the latter shows as rate limited
   */
  record Item(LeaseHandle handle, Instant until, DelayCause cause) {
    public Item {
      Objects.requireNonNull(handle, "handle");
      until = StorableTime.checked("until", until);
      if (cause == null || cause == DelayCause.SCHEDULE) {
        throw InvalidInput.of("cause", cause, "DELAY or QUOTA");
      }
    }

    /** Runnable again at the store's now. */
    public static Item release(LeaseHandle handle) {
      return new Item(handle, Instant.EPOCH, DelayCause.DELAY);
    }
  }
}
