package dev.weft.port.in.execution;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.StorableTime;
import dev.weft.domain.transition.Refusal;
import java.util.Objects;

/**
 * Runs a terminal execution once more, in a new generation with full budgets. One transaction.
 *
 * <p>Older attempts, results and completions stay readable (I8). When the outcome is unknown, read
 * the generation before asking again: a second replay of work that runs is refused. Next: {@link
 * ListAttempts}.
 */
public interface ReplayExecution {

  Result replay(Command command);

  /**
   * @param deadline of the new generation; {@link Deadline#NEVER} keeps the old one if still ahead
   */
  record Command(ExecutionId execution, Deadline deadline, Asker asker) {
    public Command {
      Objects.requireNonNull(execution, "execution");
      Objects.requireNonNull(asker, "asker");
      if (deadline.isSet()) {
        deadline = new Deadline(StorableTime.checked("deadline", deadline.at()));
      }
    }

    public Command(ExecutionId execution, Deadline deadline) {
      this(execution, deadline, Asker.ANYBODY);
    }
  }

  sealed interface Result {

    /** Runnable at once, in this generation. */
    record Replayed(ExecutionId execution, int generation) implements Result {}

    /** Nothing was written. */
    record Refused(ExecutionId execution, Refusal why) implements Result {}
  }
}
