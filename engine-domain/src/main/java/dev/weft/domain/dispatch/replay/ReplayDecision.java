package dev.weft.domain.dispatch.replay;

/** Whether a replay happens. */
public sealed interface ReplayDecision {

  record Replayed(ReplayPlan plan) implements ReplayDecision {}

  /** It has not ended yet. */
  record NotTerminal() implements ReplayDecision {}

  /** Nothing runs again in a cancelled flow. */
  record FlowCancelled() implements ReplayDecision {}

  record ReplaysSpent(int limit) implements ReplayDecision {}

  static ReplayDecision decide(ReplayStanding standing, ReplayScope scope) {
    if (!standing.terminal()) {
      return new NotTerminal();
    }
    if (standing.flowCancelled()) {
      return new FlowCancelled();
    }
    return standing.replays() >= ReplayStanding.MOST_REPLAYS
        ? new ReplaysSpent(ReplayStanding.MOST_REPLAYS)
        : new Replayed(Reopening.plan(scope));
  }
}
