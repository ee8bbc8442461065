package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.GroupRow;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Join;
import java.util.UUID;

/**
 * A group with its resolved edges counted anew, and whether its child still waits.
 *
 * @param counted successes, failures, skips; null where no edge can be resolved
 */
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
    Integer[] counted,
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
    return new Join(group.toDomain(), tally(), childBlocked);
  }

  private EdgeTally tally() {
    return counted == null ? EdgeTally.NONE : new EdgeTally(counted[0], counted[1], counted[2]);
  }
}
