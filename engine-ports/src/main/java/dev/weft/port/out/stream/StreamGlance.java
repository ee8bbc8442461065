package dev.weft.port.out.stream;

import dev.weft.domain.stream.append.StreamLedger;
import java.time.Instant;
import java.util.Objects;

/**
 * What was seen of a stream alone.
 *
 * @param now the store's time, as of which the append is decided
 * @param summary as in {@link AppendSighting}
 */
public record StreamGlance(Instant now, StreamLedger ledger, String summary) {

  public StreamGlance {
    Objects.requireNonNull(now, "now");
    Objects.requireNonNull(ledger, "ledger");
    Objects.requireNonNull(summary, "summary");
  }
}
