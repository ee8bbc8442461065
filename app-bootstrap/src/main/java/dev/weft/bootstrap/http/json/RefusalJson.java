package dev.weft.bootstrap.http.json;

import dev.weft.domain.execution.Outcome;
import dev.weft.domain.transition.Refusal;

/** Why a command had no effect, as a status word and what belongs to it. */
public final class RefusalJson {

  private RefusalJson() {}

  public static void put(Members answer, Refusal why) {
    answer.put("status", status(why));
    putDetails(answer, why);
  }

  public static String status(Refusal why) {
    return switch (why) {
      case Refusal.NotFound notFound -> "not_found";
      case Refusal.NotActive ended ->
          ended.outcome() == Outcome.CANCELLED ? "cancelled" : "not_active";
      case Refusal.LeaseLost lost -> "lease_lost";
      case Refusal.LeaseExpired expired -> "lease_expired";
      case Refusal.Conflict conflict -> "conflict";
      case Refusal.WrongPhase wrong -> "not_active";
      case Refusal.NotDue notDue -> "not_active";
      case Refusal.DeadlinePassed passed -> "lease_expired";
      case Refusal.ReplaysSpent spent -> "conflict";
    };
  }

  /** What the status alone does not say. */
  public static void putDetails(Members answer, Refusal why) {
    switch (why) {
      case Refusal.NotActive ended -> answer.put("outcome", ended.outcome());
      case Refusal.LeaseLost lost -> answer.put("cause", lost.cause());
      case Refusal.WrongPhase wrong -> answer.put("phase", wrong.phase());
      case Refusal.NotDue notDue -> answer.put("run_at", notDue.at());
      case Refusal.ReplaysSpent spent -> answer.put("replays", spent.replays());
      case Refusal.NotFound notFound -> {}
      case Refusal.LeaseExpired expired -> {}
      case Refusal.Conflict conflict -> {}
      case Refusal.DeadlinePassed passed -> {}
    }
  }
}
