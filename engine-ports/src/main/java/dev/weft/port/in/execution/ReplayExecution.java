package dev.weft.port.in.execution;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.input.StorableTime;
import dev.weft.domain.transition.Refusal;
import java.util.List;
import java.util.Objects;

/**
 * Runs a terminal execution once more, in a new generation with full budgets. One transaction.
 *
 * <p>Older attempts, results and completions stay readable (I8). When the outcome is unknown, read
 * the generation before asking again: a second replay of work that runs is refused.
 *
 * <p>A member is runnable at once, whatever its own group decided. Under the flow's lock its
 * resolved edges into undecided groups reopen and those groups are recounted; decided groups keep
 * their decision (I3). A finished flow runs again. Next: {@link ListAttempts}.
 */
public interface ReplayExecution {

  Result replay(Command command);

  /**
   * @param deadline of the new generation; {@link Deadline#NEVER} keeps the old one if still ahead
   * @param downstream whether skipped descendants wait again, in new generations
   */
  record Command(ExecutionId execution, Deadline deadline, boolean downstream, Asker asker) {
    public Command {
      Objects.requireNonNull(execution, "execution");
      Objects.requireNonNull(asker, "asker");
      if (deadline.isSet()) {
        deadline = new Deadline(StorableTime.checked("deadline", deadline.at()));
      }
    }

    public Command(ExecutionId execution, Deadline deadline, boolean downstream) {
      this(execution, deadline, downstream, Asker.ANYBODY);
    }
  }

  sealed interface Result {

    /**
     * Runnable at once, in this generation.
     *
     * @param returned skipped descendants that have a new generation too, by id
     */
    record Replayed(ExecutionId execution, int generation, List<ExecutionId> returned)
        implements Result {
      public Replayed {
        returned = List.copyOf(returned);
      }
    }

    /** Nothing was written: nothing runs again in a cancelled flow. */
    record FlowCancelled(ExecutionId execution, FlowId flow) implements Result {}

    /** Nothing was written. */
    record Refused(ExecutionId execution, Refusal why) implements Result {}
  }
}
