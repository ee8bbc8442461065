package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.port.in.outbox.ReadOutboxStats;

/** Counts in JSON. */
final class StatsJson {

  private StatsJson() {}

  static JsonObject write(ReadOutboxStats.Stats stats) {
    Members states = new Members();
    for (MessagePhase phase : MessagePhase.values()) {
      states.put(Members.word(phase), state(stats, phase));
    }
    return new Members()
        .put("pending", stats.counts().pending())
        .put("states", states.done())
        .done();
  }

  private static JsonObject state(ReadOutboxStats.Stats stats, MessagePhase phase) {
    Members state = new Members().put("count", stats.counts().count(phase));
    return stats
        .counts()
        .oldestAge(phase, stats.now())
        .map(age -> state.put("oldest_age_ms", age.toMillis()))
        .orElseGet(() -> state.putNull("oldest_age_ms"))
        .done();
  }

  static JsonObject write(DrainPreview drained, boolean dryRun) {
    Members kinds = new Members();
    drained.perKind().forEach((kind, count) -> kinds.put(kind.value(), count));
    return new Members()
        .put("dry_run", dryRun)
        .put("total", drained.total())
        .put("kinds", kinds.done())
        .done();
  }
}
