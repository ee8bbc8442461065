package dev.weft.application.stream;

import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.domain.stream.append.AppendVerdict;
import dev.weft.domain.stream.append.StreamAppend;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.append.StreamView;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.StreamGlance;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/**
 * Appends in two statements, each its own commit: a glance at the stream, then what was decided
 * from it, if the stream has not moved and the lease is live.
 *
 * <p>Answers only what was appended. Whoever is not admitted, or loses to other writers of the
 * stream, has written nothing and takes the {@link AppendWalk}.
 */
record GlancedAppend(AppendRequest request, AppendProbe probe, PatchReader patches) {

  private static final int TRIES = 2;

  Optional<Result> appended(Transactions transactions) {
    Optional<Result> result = Optional.empty();
    for (int nth = 0; nth < TRIES && result.isEmpty(); nth++) {
      Optional<AdmittedAppend> admitted =
          transactions.runSingle(stores -> stores.frames().glance(probe)).flatMap(this::admitted);
      if (admitted.isEmpty()) {
        return Optional.empty();
      }
      result = transactions.runSingle(admitted.get()::written);
    }
    return result;
  }

  private Optional<AdmittedAppend> admitted(StreamGlance seen) {
    StreamLedger ledger = seen.ledger();
    SummaryDocument document =
        probe.withSummary()
            ? patches.document(seen.summary(), ledger.summaryVersion())
            : SummaryDocument.EMPTY;
    StreamView view = new StreamView(seen.now(), ledger, document);
    return StreamAppend.supposing(request, view) instanceof AppendVerdict.Admitted admitted
        ? Optional.of(new AdmittedAppend(request.handle(), ledger, seen.now(), admitted))
        : Optional.empty();
  }
}
