package dev.weft.bootstrap.http.lease;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.RefusalJson;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.port.in.execution.Settlement;

/** What became of one lease, as a status and what belongs to it. */
final class SettlementJson {

  private SettlementJson() {}

  /**
   * @param runsAgain the status of an attempt whose execution runs once more
   */
  static JsonObject write(Settlement settlement, String runsAgain) {
    Members answer = new Members().put("execution_id", settlement.execution().toString());
    switch (settlement) {
      case Settlement.Ended ended -> answer.put("status", PublicState.of(ended.outcome()));
      case Settlement.RunsAgain again ->
          answer.put("status", runsAgain).put("run_at", again.runAt());
      case Settlement.Refused refused -> RefusalJson.put(answer, refused.why());
    }
    return answer.done();
  }

  static JsonObject write(Renewal renewal) {
    Members answer = new Members().put("execution_id", renewal.handle().execution().toString());
    switch (renewal) {
      case Renewal.Renewed renewed ->
          answer.put("status", "renewed").put("lease_expires_at", renewed.until());
      case Renewal.Lost lost -> RefusalJson.put(answer, lost.why());
    }
    return answer.done();
  }
}
