package dev.weft.domain.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AttemptOutcomeTest {

  static List<Arguments> outcomes() {
    return List.of(
        Arguments.of(new AttemptOutcome.Succeeded(), true),
        Arguments.of(new AttemptOutcome.Failed(FailureClass.TRANSIENT, "broke"), true),
        Arguments.of(new AttemptOutcome.Delayed(DelayCause.QUOTA), true),
        Arguments.of(new AttemptOutcome.LeaseExpired(), false),
        Arguments.of(new AttemptOutcome.Revoked("why", "who"), false),
        Arguments.of(new AttemptOutcome.Cancelled("why", "who"), false),
        Arguments.of(new AttemptOutcome.TimedOut(), false),
        Arguments.of(new AttemptOutcome.DeadlinePassed(), false));
  }

  @ParameterizedTest
  @MethodSource("outcomes")
  void it_tells_the_holders_own_ends_from_the_others(AttemptOutcome outcome, boolean own) {
    assertThat(outcome.endedByHolder()).isEqualTo(own);
  }
}
