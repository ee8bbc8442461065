package dev.weft.adapter.postgres.type;

import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameMode;
import java.util.List;

/**
 * The numbers that enums are stored as: the place of a constant in its list.
 *
 * <p>Stored rows depend on these lists, not on the order of the enums. Only ever append to one.
 */
public final class Code<E> {

  public static final Code<Phase> PHASE =
      new Code<>(List.of(Phase.BLOCKED, Phase.RUNNABLE, Phase.ACTIVE, Phase.SUSPENDED));

  public static final Code<Origin> ORIGIN =
      new Code<>(
          List.of(Origin.FRESH, Origin.RETRY, Origin.RECLAIMED, Origin.RESUMED, Origin.REPLAY));

  public static final Code<DelayCause> CAUSE =
      new Code<>(List.of(DelayCause.SCHEDULE, DelayCause.DELAY, DelayCause.QUOTA));

  public static final Code<FailureClass> FAILURE =
      new Code<>(
          List.of(
              FailureClass.TRANSIENT,
              FailureClass.INFRA_CRASH,
              FailureClass.PERMANENT,
              FailureClass.TIMEOUT,
              FailureClass.CANCELLED));

  /** How an execution ended: the two ways to expire are one outcome. */
  public static final Code<Outcome> ENDING =
      new Code<>(
          List.of(
              Outcome.SUCCESS,
              Outcome.FAILED,
              Outcome.CANCELLED,
              Outcome.SKIPPED,
              Outcome.EXPIRED,
              Outcome.EXPIRED));

  public static final Code<Settlement> SETTLEMENT =
      new Code<>(
          List.of(
              Settlement.UNSETTLED, Settlement.COMPLETED, Settlement.FAILED, Settlement.CANCELLED));

  public static final Code<CancellationPolicy> CANCELLATION =
      new Code<>(
          List.of(
              CancellationPolicy.FLOW_ONLY,
              CancellationPolicy.CANCEL_ALL,
              CancellationPolicy.CANCEL_PENDING));

  public static final Code<FlowState> FLOW_STATE =
      new Code<>(
          List.of(
              FlowState.OPEN,
              FlowState.RUNNING,
              FlowState.BLOCKED,
              FlowState.COMPLETED,
              FlowState.FAILED));

  public static final Code<EdgeOutcome> EDGE_OUTCOME =
      new Code<>(List.of(EdgeOutcome.SUCCESS, EdgeOutcome.FAIL, EdgeOutcome.SKIP));

  /** The places of counts in a summary. */
  public static final Code<PublicState> STATE =
      new Code<>(
          List.of(
              PublicState.COMPLETED,
              PublicState.FAILED,
              PublicState.CANCELLED,
              PublicState.EXPIRED,
              PublicState.SKIPPED,
              PublicState.ACTIVE,
              PublicState.SUSPENDED,
              PublicState.WAITING,
              PublicState.DELAYED,
              PublicState.RATE_LIMITED,
              PublicState.WAITING_CHILDREN));

  public static final Code<EventKind> EVENT =
      new Code<>(
          List.of(
              EventKind.COMPLETION,
              EventKind.LEASE_EXPIRED,
              EventKind.LEASE_REVOKED,
              EventKind.FLOW_COMPLETED,
              EventKind.FLOW_FAILED,
              EventKind.FLOW_CANCELLED));

  public static final Code<FrameMode.Name> MODE =
      new Code<>(
          List.of(FrameMode.Name.DURABLE, FrameMode.Name.SUMMARY, FrameMode.Name.BEST_EFFORT));

  public static final Code<FrameKind> FRAME_KIND =
      new Code<>(List.of(FrameKind.STDOUT, FrameKind.STDERR, FrameKind.EVENT, FrameKind.BLOB));

  public static final Code<CloseReason> CLOSE =
      new Code<>(
          List.of(
              CloseReason.ATTEMPT_SUCCESS,
              CloseReason.ATTEMPT_FAILURE,
              CloseReason.ATTEMPT_CANCELLED,
              CloseReason.ATTEMPT_DELAYED,
              CloseReason.LEASE_EXPIRED,
              CloseReason.LEASE_REVOKED,
              CloseReason.EXPIRED));

  public static final Code<MessagePhase> MESSAGE =
      new Code<>(
          List.of(
              MessagePhase.PENDING,
              MessagePhase.SENDING,
              MessagePhase.SENT,
              MessagePhase.PARKED,
              MessagePhase.ABANDONED));

  public static final Code<AbandonReason> ABANDONED =
      new Code<>(
          List.of(
              AbandonReason.PERMANENT,
              AbandonReason.UNDECODABLE,
              AbandonReason.AGED_OUT,
              AbandonReason.AGED_OUT_RATE_LIMITED,
              AbandonReason.POISON,
              AbandonReason.ENDPOINT_DELETED));

  /** The words of answers, as {@code DeliveryClass} says them. */
  public static final Code<String> MEANING =
      new Code<>(
          List.of(
              "accepted",
              "transient",
              "rate_limited",
              "auth_blocked",
              "gone",
              "conflicted",
              "too_large",
              "refused"));

  private final List<E> constants;

  private Code(List<E> constants) {
    this.constants = constants;
  }

  public short of(E constant) {
    int place = constants.indexOf(constant);
    if (place < 0) {
      throw new IllegalArgumentException(constant + " has no stored form");
    }
    return (short) place;
  }

  public E at(int code) {
    return constants.get(code);
  }
}
