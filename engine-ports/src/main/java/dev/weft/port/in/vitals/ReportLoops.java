package dev.weft.port.in.vitals;

import dev.weft.domain.vitals.LoopState;
import java.util.List;

/**
 * Leaves word of how the loops of a process are doing, for whoever looks at the database. One
 * transaction.
 *
 * <p>The last word counts; a repeat changes nothing. Next: {@link TakeVitals}.
 */
public interface ReportLoops {

  void report(List<LoopState> loops);
}
