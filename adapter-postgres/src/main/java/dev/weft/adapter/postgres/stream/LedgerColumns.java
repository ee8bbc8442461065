package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.trim.AppendRate;

/** What the head becomes; what a trim deletes may move {@code trimmed} further. */
public record LedgerColumns(
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
    long trimmedSeq) {

  static LedgerColumns of(StreamLedger ledger) {
    AppendRate rate = ledger.window().rate();
    return new LedgerColumns(
        ledger.head().last().millis(),
        ledger.head().last().seq(),
        ledger.head().frameCount(),
        ledger.summaryVersion(),
        ledger.window().retained(),
        rate.perSecond(),
        rate.tick().toEpochMilli(),
        rate.count(),
        rate.keep(),
        ledger.window().trimmedTo().millis(),
        ledger.window().trimmedTo().seq());
  }
}
