package dev.weft.adapter.postgres.vitals;

import dev.weft.domain.vitals.LaneDepth;
import dev.weft.domain.vitals.LoopState;
import dev.weft.domain.vitals.StoreVitals;
import dev.weft.port.out.vitals.VitalsLog;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Three statements for a look, two for all loops of a process. */
public record PostgresVitalsLog(VitalsMapper mapper) implements VitalsLog {

  @Override
  public StoreVitals look() {
    AgeRow age = mapper.readAge();
    return new StoreVitals(
        Instant.ofEpochMilli(age.now()),
        mapper.countLanes(LaneDepth.MOST_COUNTED).stream().map(DepthRow::toDomain).toList(),
        mapper.countUndispatched(LaneDepth.MOST_COUNTED).toDomain(),
        Duration.ofMillis(age.oldest()));
  }

  @Override
  public void report(List<LoopState> loops) {
    mapper.forgetSilent(LoopState.KEPT.toMillis());
    if (!loops.isEmpty()) {
      mapper.report(LoopColumns.of(loops));
    }
  }

  @Override
  public List<LoopState> listReported(Duration within) {
    return mapper.listReported(within.toMillis()).stream().map(LoopRow::toDomain).toList();
  }
}
