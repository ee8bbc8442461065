package dev.weft.port.in.lane;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.name.Lane;
import java.util.Objects;

/**
 * Stops a lane from granting leases; what runs in it goes on. One transaction.
 *
 * <p>A lane that is paused stays as it is: the answer names who paused it first, so a lost answer
 * is asked for again by the same call. Next: {@link ResumeLane}.
 */
public interface PauseLane {

  LaneGate.Paused pause(Command command);

  record Command(Lane lane, Asker asker) {
    public Command {
      Objects.requireNonNull(lane, "lane");
      Objects.requireNonNull(asker, "asker");
    }

    public Command(Lane lane, String reason, String by) {
      this(lane, Asker.inside(by, reason));
    }
  }
}
