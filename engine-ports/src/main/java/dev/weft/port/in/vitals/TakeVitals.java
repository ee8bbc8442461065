package dev.weft.port.in.vitals;

import dev.weft.domain.vitals.StoreVitals;

/**
 * Looks at the whole store once, for metrics. One transaction.
 *
 * <p>For a sampling interval, not for every reader of the numbers. Next: {@link ReportLoops}.
 */
public interface TakeVitals {

  StoreVitals take();
}
