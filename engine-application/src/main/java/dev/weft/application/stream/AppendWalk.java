package dev.weft.application.stream;

import dev.weft.domain.input.Problem;
import dev.weft.domain.stream.append.AppendEvidence;
import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.domain.stream.append.AppendVerdict;
import dev.weft.domain.stream.append.StreamAppend;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.AppendSighting;
import dev.weft.port.out.tx.Stores;
import java.util.Optional;
import java.util.function.Function;

/**
 * One append inside one transaction: look, decide, write if nothing has changed since.
 *
 * <p>Looks without a lock first, which is enough for whoever is refused or repeats. Writes only
 * under the locks: a write that loses keeps the head, or a share of the execution, locked, and must
 * not ask for the lock of the execution after that (A9).
 */
final class AppendWalk {

  private static final int LOCKED_TRIES = 7;

  private final AppendRequest request;
  private final PatchReader patches;
  private final AppendProbe probe;

  AppendWalk(AppendRequest request, AppendProbe probe, PatchReader patches) {
    this.request = request;
    this.probe = probe;
    this.patches = patches;
  }

  Result appended(Stores stores) {
    Optional<Result> result = decided(stores.frames().look(probe), admitted -> Optional.empty());
    for (int nth = 0; nth < LOCKED_TRIES && result.isEmpty(); nth++) {
      result = decided(stores.frames().lookLocked(probe), admitted -> admitted.written(stores));
    }
    return result.orElseThrow(
        () ->
            new TransientPortException(
                FailureKind.CONTENTION, "lost " + LOCKED_TRIES + " times to other writers", null));
  }

  /** Empty when it is admitted and not written. */
  private Optional<Result> decided(
      AppendSighting seen, Function<AdmittedAppend, Optional<Result>> write) {
    StreamLedger ledger = seen.ledger();
    return switch (StreamAppend.decide(request, evidence(seen))) {
      case AppendVerdict.Admitted admitted ->
          write.apply(new AdmittedAppend(request.handle(), ledger, seen.now(), admitted));
      case AppendVerdict.Known known ->
          Optional.of(
              new Result.Appended(
                  known.ids(), ledger.head().frameCount(), ledger.summaryVersion()));
      case AppendVerdict.NumberTaken taken -> Optional.of(new Result.Conflict(taken.clientSeq()));
      case AppendVerdict.LeaseRefused refused -> Optional.of(new Result.Refused(refused.why()));
      case AppendVerdict.StreamEnded ended -> Optional.of(new Result.Closed(ended.closed()));
      case AppendVerdict.PatchRejected rejected ->
          Optional.of(
              new Result.Invalid(new Problem("payload", "a patch", rejected.reason().expected())));
    };
  }

  private AppendEvidence evidence(AppendSighting seen) {
    SummaryDocument document =
        probe.withSummary()
            ? patches.document(seen.summary(), seen.ledger().summaryVersion())
            : SummaryDocument.EMPTY;
    return new AppendEvidence(
        seen.now(), seen.execution(), seen.ledger(), seen.earlier(), document);
  }
}
