package dev.weft.bootstrap.telemetry;

import java.util.List;

/**
 * Knows numbers of the moment: a feature that has some binds one into the set of them.
 *
 * <p>Asked at most once per sampling interval. A name keeps its labels; a series that is not told
 * any more is gone.
 */
public interface ReadingSource {

  List<Reading> readings();
}
