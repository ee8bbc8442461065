package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.Settlement;

/** What became of one settled attempt, as a status and what belongs to it. */
final class SettlementJson {

  private SettlementJson() {}

  static JsonObject write(Settlement settlement) {
    Members answer = new Members().put("execution_id", settlement.execution().toString());
    switch (settlement) {
      case Settlement.Ended ended -> answer.put("status", PublicState.of(ended.outcome()));
      case Settlement.RunsAgain again ->
          answer.put("status", "retry_scheduled").put("run_at", again.runAt());
      case Settlement.Refused refused -> putRefusal(answer, refused.why());
    }
    return answer.done();
  }

  private static void putRefusal(Members answer, Refusal why) {
    switch (why) {
      case Refusal.NotFound notFound -> answer.put("status", "not_found");
      case Refusal.NotActive notActive -> putNotActive(answer, notActive.outcome());
      case Refusal.LeaseLost lost -> answer.put("status", "lease_lost").put("cause", lost.cause());
      case Refusal.LeaseExpired expired -> answer.put("status", "lease_expired");
      case Refusal.Conflict conflict -> answer.put("status", "conflict");
      case Refusal.WrongPhase wrong ->
          answer.put("status", "not_active").put("phase", wrong.phase());
      case Refusal.NotDue notDue -> answer.put("status", "not_active").put("run_at", notDue.at());
      case Refusal.DeadlinePassed passed -> answer.put("status", "lease_expired");
      case Refusal.ReplaysSpent spent -> answer.put("status", "conflict");
    }
  }

  private static void putNotActive(Members answer, Outcome outcome) {
    boolean cancelled = outcome == Outcome.CANCELLED;
    answer.put("status", cancelled ? "cancelled" : "not_active").put("outcome", outcome);
  }
}
