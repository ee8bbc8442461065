package dev.weft.port.in.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.input.StorableText;
import java.util.List;
import java.util.Objects;

/**
 * Ends attempts that failed. One transaction for the batch.
 *
 * <p>The class decides: transient failures and crashes run again while the retry policy allows and
 * never before their due time (I19), the others end the execution. Fenced and repeatable like
 * {@link CompleteExecutions}; the same handle with another class is a conflict (I17). Next: {@link
 * ListAttempts}.
 */
public interface FailExecutions {

  /** Answers in the order of the items. */
  List<Settlement> fail(List<Item> items);

  record Item(LeaseHandle handle, FailureClass failure, String reason) {
    public Item {
      Objects.requireNonNull(handle, "handle");
      Objects.requireNonNull(failure, "failure");
      StorableText.checked("reason", reason);
    }
  }
}
