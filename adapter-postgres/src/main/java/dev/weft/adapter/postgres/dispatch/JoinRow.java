package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.GroupRow;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Join;
import java.util.UUID;

/** A group with its resolved edges counted anew, and whether its child still waits. */
public record JoinRow(
    short partitionKey,
    UUID downstreamId,
    short policy,
    Integer k,
    Boolean letsRun,
    boolean sealed,
    int size,
    int successes,
    int failures,
    int skips,
    short decision,
    int countedSuccesses,
    int countedFailures,
    int countedSkips,
    boolean childBlocked) {

  Join toDomain() {
    GroupRow group =
        new GroupRow(
            partitionKey,
            downstreamId,
            policy,
            k,
            letsRun,
            sealed,
            size,
            successes,
            failures,
            skips,
            decision);
    EdgeTally counted = new EdgeTally(countedSuccesses, countedFailures, countedSkips);
    return new Join(group.toDomain(), counted, childBlocked);
  }
}
