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
 * twice in one batch is answered like a repeat, and at most one decision per execution moves it.
 */
public final class Settling {

  private Settling() {}

  /** Decisions in the order of the commands; {@code seen} is in the same order. */
  public static List<Decision> decide(
      List<? extends ExecutionCommand.Fenced> commands, List<Sighting> seen, Instant now) {
    Map<ExecutionId, Decision> ended = new HashMap<>();
    List<Decision> decisions = new ArrayList<>(commands.size());
    for (int i = 0; i < commands.size(); i++) {
      ExecutionCommand.Fenced command = commands.get(i);
      ExecutionId id = command.handle().execution();
      Sighting sighting = after(ended.get(id), command.handle(), seen.get(i));
      Decision decision = ExecutionTransitions.decide(sighting, command, now);
      if (decision instanceof Decision.AttemptEnded) {
        ended.put(id, decision);
      }
      decisions.add(decision);
    }
    return List.copyOf(decisions);
  }

  private static Sighting after(Decision earlier, LeaseHandle handle, Sighting seen) {
    if (!(earlier instanceof Decision.AttemptEnded moved)) {
      return seen;
    }
    boolean sameAttempt = moved.end().index() == handle.attempt();
    PastAttempt past =
        sameAttempt ? new PastAttempt.Ended(moved.end()) : ((Sighting.Found) seen).past();
    return new Sighting.Found(moved.next(), past);
  }
}
