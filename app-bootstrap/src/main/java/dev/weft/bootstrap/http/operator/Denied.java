package dev.weft.bootstrap.http.operator;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.RefusalJson;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Refusal;

/** Turns the refusal of an operator's command into the problem the caller is told. */
final class Denied {

  private Denied() {}

  static Refused because(ExecutionId id, Refusal why) {
    if (why instanceof Refusal.NotFound) {
      return new Refused(ProblemCode.NOT_FOUND, "there is no execution " + id);
    }
    Members details = new Members().put("refusal", RefusalJson.status(why));
    RefusalJson.putDetails(details, why);
    return new Refused(ProblemCode.CONFLICT, sentence(id, why), details.done());
  }

  private static String sentence(ExecutionId id, Refusal why) {
    return switch (why) {
      case Refusal.NotActive ended -> id + " has ended already: " + Members.word(ended.outcome());
      case Refusal.WrongPhase wrong -> id + " is " + Members.word(wrong.phase());
      case Refusal.ReplaysSpent spent ->
          id + " was replayed " + spent.replays() + " times, which is all";
      case Refusal.NotFound notFound -> "there is no execution " + id;
      case Refusal.LeaseLost lost -> id + " is held by another lease";
      case Refusal.LeaseExpired expired -> "the lease of " + id + " has expired";
      case Refusal.Conflict conflict -> id + " was ended in another way";
      case Refusal.NotDue notDue -> id + " is not due before " + notDue.at();
      case Refusal.DeadlinePassed passed -> "the deadline of " + id + " has passed";
    };
  }
}
