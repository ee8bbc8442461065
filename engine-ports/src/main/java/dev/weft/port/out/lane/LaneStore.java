package dev.weft.port.out.lane;

import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lane.LaneView;
import dev.weft.domain.name.Lane;
import java.util.List;

/** Which lanes are paused. A lane exists as soon as somebody names it. */
public interface LaneStore {

  /**
   * Pauses the lane at the store's now, unless it is paused; answers the pause in force. Claims
   * that begin after the commit grant nothing from it.
   */
  LaneGate.Paused pause(Lane lane, String reason, String by);

  /** Opens the lane; answers whether it was paused. */
  boolean resume(Lane lane);

  LaneGate gateOf(Lane lane);

  /**
   * Lanes that are paused or hold runnable or active executions, by name; counts stop at {@link
   * LaneView#MOST_COUNTED}.
   */
  List<LaneView> listLanes();
}
