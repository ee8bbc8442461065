package dev.weft.bootstrap.http.event;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.name.InstanceTag;

/** Events as subscribers read them. */
final class EventJson {

  private EventJson() {}

  static JsonObject write(EngineEvent event) {
    Members written = new Members().put("kind", event.kind().word());
    switch (event) {
      case EngineEvent.Completed completed -> {
        written
            .put("execution_id", completed.execution().toString())
            .put("generation", completed.generation())
            .put("lease_epoch", completed.epoch())
            .put("outcome", completed.outcome());
        putPlace(written, completed.membership(), completed.instanceTag());
      }
      case EngineEvent.LeaseLost lost -> {
        written
            .put("execution_id", lost.execution().toString())
            .put("generation", lost.generation())
            .put("attempt_index", lost.attempt())
            .put("lease_epoch", lost.epoch());
        putPlace(written, lost.membership(), lost.instanceTag());
      }
      case EngineEvent.FlowEnded ended -> written.put("flow_id", ended.flow().toString());
    }
    return written
        .put("namespace", event.namespace().value())
        .put("occurred_at", event.at())
        .done();
  }

  private static void putPlace(Members written, Membership membership, InstanceTag tag) {
    switch (membership) {
      case Membership.Alone alone -> written.putNull("flow_id");
      case Membership.MemberOf member -> written.put("flow_id", member.flow().toString());
    }
    if (tag.isPresent()) {
      written.put("instance_tag", tag.key() + "=" + tag.value());
    } else {
      written.putNull("instance_tag");
    }
  }
}
