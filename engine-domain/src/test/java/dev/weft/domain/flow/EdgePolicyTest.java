package dev.weft.domain.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EdgePolicyTest {

  @Test
  void only_cancel_remaining_cancels_and_only_let_run_lets_run() {
    EdgePolicy cancelling = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);
    EdgePolicy patient = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);

    assertThat(cancelling.cancelsRemaining()).isTrue();
    assertThat(cancelling.letsRun()).isFalse();
    assertThat(patient.cancelsRemaining()).isFalse();
    assertThat(patient.letsRun()).isTrue();
  }

  @Test
  void a_quorum_keeps_to_what_it_was_told() {
    EdgePolicy cancelling = new EdgePolicy.Quorum(2, OnSatisfied.CANCEL_REMAINING);
    EdgePolicy patient = new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN);

    assertThat(cancelling.cancelsRemaining()).isTrue();
    assertThat(cancelling.letsRun()).isFalse();
    assertThat(patient.cancelsRemaining()).isFalse();
    assertThat(patient.letsRun()).isTrue();
  }
}
