package dev.weft.port.out.stream;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.repeat.EarlierFrame;
import dev.weft.domain.transition.Sighting;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/**
 * What was seen of a stream and of the execution behind it.
 *
 * @param now the store's time, as of which the append is decided
 * @param execution with what history says of the attempt the handle names
 * @param ledger {@link StreamLedger#EMPTY} before the first append
 * @param earlier the living frames that carry a number asked for
 * @param summary the text of the document; {@link #NO_SUMMARY} before the first patch, and when it
 *     was not asked for
 */
public record AppendSighting(
    Instant now,
    Sighting execution,
    StreamLedger ledger,
    Map<ClientSeq, EarlierFrame> earlier,
    String summary) {

  public static final String NO_SUMMARY = "{}";

  public AppendSighting {
    Objects.requireNonNull(now, "now");
    Objects.requireNonNull(execution, "execution");
    Objects.requireNonNull(ledger, "ledger");
    Objects.requireNonNull(summary, "summary");
    earlier = Map.copyOf(earlier);
  }
}
