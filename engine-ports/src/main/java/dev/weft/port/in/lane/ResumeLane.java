package dev.weft.port.in.lane;

import dev.weft.domain.name.Lane;

/**
 * Lets a lane grant leases again, and wakes its workers. One transaction. Next: {@link ListLanes}.
 */
public interface ResumeLane {

  Result resume(Lane lane);

  sealed interface Result {

    record Resumed(Lane lane) implements Result {}

    /** The lane was not paused. */
    record AlreadyOpen(Lane lane) implements Result {}
  }
}
