package dev.weft.domain.transition;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.ExecutionId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides a batch of fenced commands against what one locking read saw.
 *
 * <p>A later command on the same execution sees what an earlier one decided, so a handle given
 * twice in one batch is answered like a repeat, at most one decision ends an attempt, and the last
 * one that moves an execution has the state to write.
 */
public final class Settling {

  private Settling() {}

  /** Decisions in the order of the commands; {@code seen} is in the same order. */
  public static List<Decision> decide(
      List<? extends ExecutionCommand.Fenced> commands, List<Sighting> seen, Instant now) {
    Map<ExecutionId, Decision> earlier = HashMap.newHashMap(commands.size());
    List<Decision> decisions = new ArrayList<>(commands.size());
    for (int i = 0; i < commands.size(); i++) {
      ExecutionCommand.Fenced command = commands.get(i);
      ExecutionId id = command.handle().execution();
      Sighting sighting = after(earlier.get(id), command.handle(), seen.get(i));
      Decision decision = ExecutionTransitions.decide(sighting, command, now);
      if (moves(decision)) {
        earlier.put(id, decision);
      }
      decisions.add(decision);
    }
    return List.copyOf(decisions);
  }

  private static boolean moves(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> true;
      case Decision.AttemptEnded ended -> true;
      case Decision.Repeated repeated -> false;
      case Decision.Unchanged unchanged -> false;
      case Decision.Refused refused -> false;
    };
  }

  private static Sighting after(Decision earlier, LeaseHandle handle, Sighting seen) {
    if (earlier instanceof Decision.Moved moved && seen instanceof Sighting.Found found) {
      return new Sighting.Found(moved.next(), found.past());
    }
    if (earlier instanceof Decision.AttemptEnded ended && seen instanceof Sighting.Found found) {
      boolean sameAttempt = ended.end().index() == handle.attempt();
      return new Sighting.Found(
          ended.next(), sameAttempt ? new PastAttempt.Ended(ended.end()) : found.past());
    }
    return seen;
  }
}
