package dev.weft.application.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.append.AppendVerdict;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.port.out.stream.DecidedAppend;
import dev.weft.port.out.tx.Stores;
import java.time.Instant;
import java.util.Optional;

/**
 * An append that was admitted: what is written, and what is answered once it is.
 *
 * @param before the ledger it was decided from
 * @param at the time it was decided for
 */
record AdmittedAppend(
    LeaseHandle handle, StreamLedger before, Instant at, AppendVerdict.Admitted verdict) {

  /** Empty when somebody else was faster: nothing is written. */
  Optional<Result> written(Stores stores) {
    if (!stores.frames().append(decided())) {
      return Optional.empty();
    }
    stores.hints().moved(new StreamKey(handle.execution(), handle.attempt()));
    return Optional.of(
        new Result.Appended(
            verdict.answer(), verdict.next().head().frameCount(), verdict.next().summaryVersion()));
  }

  private DecidedAppend decided() {
    boolean patched = verdict.next().summaryVersion() > before.summaryVersion();
    return new DecidedAppend(
        handle,
        before,
        verdict.next(),
        verdict.frames(),
        verdict.trim(),
        patched ? verdict.document().text() : DecidedAppend.SAME_SUMMARY,
        at);
  }
}
