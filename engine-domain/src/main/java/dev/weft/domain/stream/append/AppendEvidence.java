package dev.weft.domain.stream.append;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.repeat.EarlierFrame;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.domain.transition.Sighting;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/**
 * What the store showed of a stream at one moment.
 *
 * @param document the one the ledger counts the patches of; any, when nothing is patched
 */
public record AppendEvidence(
    Instant now,
    Sighting execution,
    StreamLedger ledger,
    Map<ClientSeq, EarlierFrame> earlier,
    SummaryDocument document) {

  public AppendEvidence {
    Objects.requireNonNull(now, "now");
    Objects.requireNonNull(execution, "execution");
    Objects.requireNonNull(ledger, "ledger");
    Objects.requireNonNull(document, "document");
    earlier = Map.copyOf(earlier);
  }

  StreamView stream() {
    return new StreamView(now, ledger, document);
  }
}
