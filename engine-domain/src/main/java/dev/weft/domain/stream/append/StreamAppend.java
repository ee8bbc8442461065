package dev.weft.domain.stream.append;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.stream.AppendDecision;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.repeat.AppendPlan;
import dev.weft.domain.stream.repeat.RepeatCheck;
import dev.weft.domain.stream.repeat.RepeatDecision;
import dev.weft.domain.stream.summary.PatchDecision;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Refusal;
import dev.weft.domain.transition.Sighting;
import java.util.Map;
import java.util.Optional;

/**
 * Decides one append.
 *
 * <p>The order is the contract: client sequences, so that a lost answer is given again whatever
 * became of the lease; an attempt its own holder ended; the fence; the patches; the head.
 */
public final class StreamAppend {

  private StreamAppend() {}

  public static AppendVerdict decide(AppendRequest request, AppendEvidence seen) {
    return switch (RepeatCheck.decide(request.frames(), seen.earlier())) {
      case RepeatDecision.AllRepeated repeated -> new AppendVerdict.Known(repeated.ids());
      case RepeatDecision.ClientSeqConflict conflict ->
          new AppendVerdict.NumberTaken(conflict.clientSeq());
      case RepeatDecision.SomeFresh fresh ->
          stopped(request.handle(), seen)
              .orElseGet(() -> patched(request, fresh.plan(), seen.stream()));
    };
  }

  /**
   * Decides as if the lease were live and no number of the call taken.
   *
   * <p>For a store that finds both out when it writes. Only {@code Admitted} may be believed;
   * whatever else comes out is to be decided again, from all there is to see.
   */
  public static AppendVerdict supposing(AppendRequest request, StreamView seen) {
    return switch (RepeatCheck.decide(request.frames(), Map.of())) {
      case RepeatDecision.AllRepeated repeated -> new AppendVerdict.Known(repeated.ids());
      case RepeatDecision.ClientSeqConflict conflict ->
          new AppendVerdict.NumberTaken(conflict.clientSeq());
      case RepeatDecision.SomeFresh fresh -> patched(request, fresh.plan(), seen);
    };
  }

  private static Optional<AppendVerdict> stopped(LeaseHandle handle, AppendEvidence seen) {
    Optional<AppendVerdict> ended =
        ownEnd(handle, seen.execution())
            .map(end -> new StreamState.Closed(end.endedAt(), CloseReason.of(end.outcome())))
            .map(AppendVerdict.StreamEnded::new);
    return ended.isPresent() ? ended : refusal(handle, seen).map(AppendVerdict.LeaseRefused::new);
  }

  private static Optional<AttemptEnd> ownEnd(LeaseHandle handle, Sighting execution) {
    return execution instanceof Sighting.Found found
            && found.past() instanceof PastAttempt.Ended past
            && past.end().lease().equals(handle.lease())
            && past.end().outcome().endedByHolder()
        ? Optional.of(past.end())
        : Optional.empty();
  }

  private static Optional<Refusal> refusal(LeaseHandle handle, AppendEvidence seen) {
    ExecutionCommand show = new ExecutionCommand.ShowLease(handle);
    return ExecutionTransitions.decide(seen.execution(), show, seen.now())
            instanceof Decision.Refused refused
        ? Optional.of(refused.why())
        : Optional.empty();
  }

  private static AppendVerdict patched(AppendRequest request, AppendPlan plan, StreamView seen) {
    return switch (seen.document().patchAll(request.patchesOf(plan.fresh()))) {
      case PatchDecision.PatchRefused refused -> new AppendVerdict.PatchRejected(refused.reason());
      case PatchDecision.Patched patched -> {
        FreshFrames fresh = new FreshFrames(plan.fresh(), seen.ledger(), seen.now());
        yield switch (seen.ledger().head().accept(seen.now(), plan.fresh().size())) {
          case AppendDecision.StreamClosed closed -> new AppendVerdict.StreamEnded(closed.closed());
          case AppendDecision.Accepted accepted ->
              fresh.admitted(accepted, patched.next(), plan.answer(accepted.ids()));
        };
      }
    };
  }
}
