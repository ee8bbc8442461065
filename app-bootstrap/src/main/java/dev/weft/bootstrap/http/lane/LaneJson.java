package dev.weft.bootstrap.http.lane;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lane.LaneView;

/** Lanes and workers in JSON. */
final class LaneJson {

  private LaneJson() {}

  static JsonObject write(LaneView view) {
    Members answer = new Members().put("lane", view.lane().value());
    switch (view.gate()) {
      case LaneGate.Open open -> answer.put("state", "open").putNull("paused_at", "reason", "by");
      case LaneGate.Paused paused -> putPaused(answer.put("state", "paused"), paused);
    }
    return answer.put("runnable", view.runnable()).put("active", view.active()).done();
  }

  static void putPaused(Members answer, LaneGate.Paused paused) {
    answer.put("paused_at", paused.since()).put("reason", paused.reason()).put("by", paused.by());
  }

  static JsonObject write(WorkerSighting seen) {
    return new Members()
        .put("worker_id", seen.worker().id())
        .put("worker_instance_id", seen.worker().instance())
        .put("lane", seen.lane().value())
        .putEach("capabilities", seen.capabilities().names(), JsonString::new)
        .putEach("kinds", seen.kinds(), kind -> new JsonString(kind.value()))
        .put("last_seen_at", seen.lastSeen())
        .done();
  }
}
