package dev.weft.port.in.lane;

import dev.weft.domain.claim.WorkerSighting;
import java.util.List;

/**
 * Lists the workers that asked for work in the last minute, with what they asked for. One
 * transaction. Next: {@link PauseLane}.
 */
public interface ListWorkers {

  List<WorkerSighting> list();
}
