package dev.weft.port.out.vitals;

import dev.weft.domain.vitals.LoopState;
import dev.weft.domain.vitals.StoreVitals;
import java.time.Duration;
import java.util.List;

/** One look at the store, and the last word of every loop of every process. */
public interface VitalsLog {

  /** Counts what lanes hold, up to a bound; one look costs the same however much is stored. */
  StoreVitals look();

  /**
   * Puts these in the place of what the same loops of the same process reported before, and forgets
   * loops that said nothing for {@link LoopState#KEPT}.
   */
  void report(List<LoopState> loops);

  /** What was reported within this time, by name and instance; ages are as of now. */
  List<LoopState> listReported(Duration within);
}
