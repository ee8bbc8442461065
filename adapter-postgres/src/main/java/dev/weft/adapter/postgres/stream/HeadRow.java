package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.stream.StreamHead;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.port.out.stream.AppendSighting;
import java.time.Instant;
import java.util.Objects;

/**
 * A head with the document beside it.
 *
 * @param document NULL where there is none or it was not asked for
 * @param taken how many of the numbers asked for a living frame carries
 */
public record HeadRow(
    long now,
    long lastMs,
    long lastSeq,
    long position,
    long summaryVersion,
    long retained,
    double rate,
    long tick,
    long tickCount,
    int keep,
    long trimmedMs,
    long trimmedSeq,
    Long closedAt,
    Short closeReason,
    String document,
    int taken) {

  StreamLedger toDomain() {
    return new StreamLedger(
        new StreamHead(new StreamPosition(lastMs, lastSeq), position, state()),
        new StoredWindow(retained, rate, tick, tickCount, keep, trimmedMs, trimmedSeq).toDomain(),
        summaryVersion);
  }

  String summary() {
    return Objects.requireNonNullElse(document, AppendSighting.NO_SUMMARY);
  }

  private StreamState state() {
    return closedAt == null
        ? new StreamState.Open()
        : new StreamState.Closed(Instant.ofEpochMilli(closedAt), Code.CLOSE.at(closeReason));
  }
}
