package dev.weft.adapter.postgres.type;

import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.MessagePhase;
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
