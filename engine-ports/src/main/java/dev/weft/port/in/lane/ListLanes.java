package dev.weft.port.in.lane;

import dev.weft.domain.lane.LaneView;
import java.util.List;

/**
 * Lists the lanes that are paused or hold work, by name. One transaction.
 *
 * <p>For people, not for loops: it counts, up to a bound. Next: {@link ListWorkers}.
 */
public interface ListLanes {

  List<LaneView> list();
}
