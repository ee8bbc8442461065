package dev.weft.port.in.lane;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.name.Lane;
import java.util.Objects;

/**
 * Lets a lane grant leases again, and wakes its workers. One transaction. Next: {@link ListLanes}.
 */
public interface ResumeLane {

  Result resume(Command command);

  record Command(Lane lane, Asker asker) {
    public Command {
      Objects.requireNonNull(lane, "lane");
      Objects.requireNonNull(asker, "asker");
    }

    public Command(Lane lane) {
      this(lane, Asker.ANYBODY);
    }
  }

  sealed interface Result {

    record Resumed(Lane lane) implements Result {}

    /** The lane was not paused. */
    record AlreadyOpen(Lane lane) implements Result {}
  }
}
