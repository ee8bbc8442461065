package dev.weft.domain.stream.append;

import dev.weft.domain.stream.summary.SummaryDocument;
import java.time.Instant;
import java.util.Objects;

/**
 * A stream at one moment, and nothing of the execution behind it.
 *
 * @param document the one the ledger counts the patches of; any, when nothing is patched
 */
public record StreamView(Instant now, StreamLedger ledger, SummaryDocument document) {

  public StreamView {
    Objects.requireNonNull(now, "now");
    Objects.requireNonNull(ledger, "ledger");
    Objects.requireNonNull(document, "document");
  }
}
