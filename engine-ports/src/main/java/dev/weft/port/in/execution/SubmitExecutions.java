package dev.weft.port.in.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.Problem;
import dev.weft.domain.submission.Submission;
import java.util.List;

/**
 * Takes work in. One transaction: all submissions are stored, or none.
 *
 * <p>A submission with an idempotency key that is known answers the execution it named first; with
 * other content it answers a conflict and stores nothing for that item, its neighbours are stored
 * all the same (I13). Without a key every call creates. When the outcome is unknown (a lost
 * answer), repeat the call with the same keys. Next: {@link ClaimExecutions}.
 */
public interface SubmitExecutions {

  /** Receipts come in the order of the submissions. */
  Result submit(Command command);

  record Command(List<Submission> submissions) {
    public Command {
      submissions = List.copyOf(submissions);
    }

    public static Command of(Submission... submissions) {
      return new Command(List.of(submissions));
    }
  }

  sealed interface Result {

    record Submitted(List<Receipt> receipts) implements Result {
      public Submitted {
        receipts = List.copyOf(receipts);
      }
    }

    /** Nothing was stored; every problem is listed. */
    record Refused(List<Problem> problems) implements Result {
      public Refused {
        problems = List.copyOf(problems);
      }
    }
  }

  sealed interface Receipt {

    ExecutionId execution();

    record Created(ExecutionId execution) implements Receipt {}

    /** The key was known, with the same content. */
    record Existing(ExecutionId execution) implements Receipt {}

    /** The key was known, with other content; this names its owner. */
    record Conflicted(ExecutionId execution) implements Receipt {}
  }
}
