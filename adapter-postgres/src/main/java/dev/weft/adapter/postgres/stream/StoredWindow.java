package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.trim.AppendRate;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.time.Instant;

/** The columns of a head that count best-effort frames. */
record StoredWindow(
    long retained,
    double rate,
    long tick,
    long tickCount,
    int keep,
    long trimmedMs,
    long trimmedSeq) {

  BestEffortWindow toDomain() {
    return new BestEffortWindow(
        new AppendRate(rate, Instant.ofEpochMilli(tick), tickCount, keep),
        retained,
        new StreamPosition(trimmedMs, trimmedSeq));
  }
}
