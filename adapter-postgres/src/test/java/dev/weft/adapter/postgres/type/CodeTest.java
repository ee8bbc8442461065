package dev.weft.adapter.postgres.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import dev.weft.domain.outbox.answer.DeliveryClass;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers are in stored rows: changing one here is a migration. */
class CodeTest {

  static List<Arguments> codes() {
    return List.of(
        Arguments.of(Code.PHASE, Phase.BLOCKED, 0),
        Arguments.of(Code.PHASE, Phase.RUNNABLE, 1),
        Arguments.of(Code.PHASE, Phase.ACTIVE, 2),
        Arguments.of(Code.PHASE, Phase.SUSPENDED, 3),
        Arguments.of(Code.ORIGIN, Origin.FRESH, 0),
        Arguments.of(Code.ORIGIN, Origin.RETRY, 1),
        Arguments.of(Code.ORIGIN, Origin.RECLAIMED, 2),
        Arguments.of(Code.ORIGIN, Origin.RESUMED, 3),
        Arguments.of(Code.ORIGIN, Origin.REPLAY, 4),
        Arguments.of(Code.CAUSE, DelayCause.SCHEDULE, 0),
        Arguments.of(Code.CAUSE, DelayCause.DELAY, 1),
        Arguments.of(Code.CAUSE, DelayCause.QUOTA, 2),
        Arguments.of(Code.FAILURE, FailureClass.TRANSIENT, 0),
        Arguments.of(Code.FAILURE, FailureClass.INFRA_CRASH, 1),
        Arguments.of(Code.FAILURE, FailureClass.PERMANENT, 2),
        Arguments.of(Code.FAILURE, FailureClass.TIMEOUT, 3),
        Arguments.of(Code.FAILURE, FailureClass.CANCELLED, 4),
        Arguments.of(Code.SETTLEMENT, Settlement.UNSETTLED, 0),
        Arguments.of(Code.SETTLEMENT, Settlement.COMPLETED, 1),
        Arguments.of(Code.SETTLEMENT, Settlement.FAILED, 2),
        Arguments.of(Code.SETTLEMENT, Settlement.CANCELLED, 3),
        Arguments.of(Code.CANCELLATION, CancellationPolicy.FLOW_ONLY, 0),
        Arguments.of(Code.CANCELLATION, CancellationPolicy.CANCEL_ALL, 1),
        Arguments.of(Code.CANCELLATION, CancellationPolicy.CANCEL_PENDING, 2),
        Arguments.of(Code.EDGE_OUTCOME, EdgeOutcome.SUCCESS, 0),
        Arguments.of(Code.EDGE_OUTCOME, EdgeOutcome.FAIL, 1),
        Arguments.of(Code.EDGE_OUTCOME, EdgeOutcome.SKIP, 2),
        Arguments.of(Code.FLOW_STATE, FlowState.OPEN, 0),
        Arguments.of(Code.FLOW_STATE, FlowState.RUNNING, 1),
        Arguments.of(Code.FLOW_STATE, FlowState.BLOCKED, 2),
        Arguments.of(Code.FLOW_STATE, FlowState.COMPLETED, 3),
        Arguments.of(Code.FLOW_STATE, FlowState.FAILED, 4),
        Arguments.of(Code.EVENT, EventKind.COMPLETION, 0),
        Arguments.of(Code.EVENT, EventKind.LEASE_EXPIRED, 1),
        Arguments.of(Code.EVENT, EventKind.LEASE_REVOKED, 2),
        Arguments.of(Code.EVENT, EventKind.FLOW_COMPLETED, 3),
        Arguments.of(Code.EVENT, EventKind.FLOW_FAILED, 4),
        Arguments.of(Code.EVENT, EventKind.FLOW_CANCELLED, 5),
        Arguments.of(Code.ENDING, Outcome.SUCCESS, 0),
        Arguments.of(Code.ENDING, Outcome.FAILED, 1),
        Arguments.of(Code.ENDING, Outcome.CANCELLED, 2),
        Arguments.of(Code.ENDING, Outcome.SKIPPED, 3),
        Arguments.of(Code.ENDING, Outcome.EXPIRED, 4),
        Arguments.of(Code.STATE, PublicState.COMPLETED, 0),
        Arguments.of(Code.STATE, PublicState.FAILED, 1),
        Arguments.of(Code.STATE, PublicState.CANCELLED, 2),
        Arguments.of(Code.STATE, PublicState.EXPIRED, 3),
        Arguments.of(Code.STATE, PublicState.SKIPPED, 4),
        Arguments.of(Code.STATE, PublicState.ACTIVE, 5),
        Arguments.of(Code.STATE, PublicState.SUSPENDED, 6),
        Arguments.of(Code.STATE, PublicState.WAITING, 7),
        Arguments.of(Code.STATE, PublicState.DELAYED, 8),
        Arguments.of(Code.STATE, PublicState.RATE_LIMITED, 9),
        Arguments.of(Code.STATE, PublicState.WAITING_CHILDREN, 10),
        Arguments.of(Code.MESSAGE, MessagePhase.PENDING, 0),
        Arguments.of(Code.MESSAGE, MessagePhase.SENDING, 1),
        Arguments.of(Code.MESSAGE, MessagePhase.SENT, 2),
        Arguments.of(Code.MESSAGE, MessagePhase.PARKED, 3),
        Arguments.of(Code.MESSAGE, MessagePhase.ABANDONED, 4),
        Arguments.of(Code.ABANDONED, AbandonReason.PERMANENT, 0),
        Arguments.of(Code.ABANDONED, AbandonReason.UNDECODABLE, 1),
        Arguments.of(Code.ABANDONED, AbandonReason.AGED_OUT, 2),
        Arguments.of(Code.ABANDONED, AbandonReason.AGED_OUT_RATE_LIMITED, 3),
        Arguments.of(Code.ABANDONED, AbandonReason.POISON, 4),
        Arguments.of(Code.ABANDONED, AbandonReason.ENDPOINT_DELETED, 5),
        Arguments.of(Code.MEANING, new DeliveryClass.Accepted().word(), 0),
        Arguments.of(Code.MEANING, DeliveryClass.Transient.PLAIN.word(), 1),
        Arguments.of(Code.MEANING, new DeliveryClass.RateLimited(Duration.ZERO).word(), 2),
        Arguments.of(Code.MEANING, new DeliveryClass.AuthBlocked().word(), 3),
        Arguments.of(Code.MEANING, new DeliveryClass.Gone().word(), 4),
        Arguments.of(Code.MEANING, new DeliveryClass.Conflicted().word(), 5),
        Arguments.of(Code.MEANING, new DeliveryClass.TooLarge().word(), 6),
        Arguments.of(Code.MEANING, new DeliveryClass.Refused().word(), 7));
  }

  @ParameterizedTest
  @MethodSource("codes")
  <E> void a_constant_is_stored_as_its_number(Code<E> code, E constant, int number) {
    assertThat((int) code.of(constant)).isEqualTo(number);
    assertThat(code.at(number)).isEqualTo(constant);
  }

  @Test
  void every_constant_but_terminal_has_a_number() {
    Set<Object> stored =
        codes().stream().map(arguments -> arguments.get()[1]).collect(Collectors.toSet());

    assertThat(stored)
        .containsAll(EnumSet.complementOf(EnumSet.of(Phase.TERMINAL)))
        .containsAll(EnumSet.allOf(Origin.class))
        .containsAll(EnumSet.allOf(DelayCause.class))
        .containsAll(EnumSet.allOf(FailureClass.class))
        .containsAll(EnumSet.allOf(Settlement.class))
        .containsAll(EnumSet.allOf(CancellationPolicy.class))
        .containsAll(EnumSet.allOf(EdgeOutcome.class))
        .containsAll(EnumSet.complementOf(EnumSet.of(FlowState.CANCELLED)))
        .containsAll(EnumSet.allOf(EventKind.class))
        .containsAll(EnumSet.allOf(Outcome.class))
        .containsAll(EnumSet.allOf(PublicState.class))
        .containsAll(EnumSet.allOf(MessagePhase.class))
        .containsAll(EnumSet.allOf(AbandonReason.class));
  }

  @Test
  void terminal_is_the_absence_of_a_row() {
    assertThatThrownBy(() -> Code.PHASE.of(Phase.TERMINAL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("TERMINAL has no stored form");
  }
}
