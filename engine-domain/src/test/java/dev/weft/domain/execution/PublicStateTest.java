package dev.weft.domain.execution;

import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.blocked;
import static dev.weft.domain.Given.terminal;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PublicStateTest {

  static List<Arguments> states() {
    Instant soon = NOW.plus(TICK);
    return List.of(
        Arguments.of(blocked(), PublicState.WAITING_CHILDREN),
        Arguments.of(runnable(NOW, DelayCause.SCHEDULE), PublicState.WAITING),
        Arguments.of(runnable(NOW, DelayCause.QUOTA), PublicState.WAITING),
        Arguments.of(runnable(NOW.minus(TICK), DelayCause.DELAY), PublicState.WAITING),
        Arguments.of(runnable(soon, DelayCause.SCHEDULE), PublicState.DELAYED),
        Arguments.of(runnable(soon, DelayCause.DELAY), PublicState.DELAYED),
        Arguments.of(runnable(soon, DelayCause.QUOTA), PublicState.RATE_LIMITED),
        Arguments.of(active(), PublicState.ACTIVE),
        Arguments.of(active(STANDING, NOW), PublicState.ACTIVE),
        Arguments.of(new Execution.Suspended(STANDING), PublicState.SUSPENDED),
        Arguments.of(terminal(new Ending.Succeeded()), PublicState.COMPLETED),
        Arguments.of(terminal(new Ending.Failed(FailureClass.PERMANENT, "no")), PublicState.FAILED),
        Arguments.of(terminal(new Ending.Cancelled("why", "who")), PublicState.CANCELLED),
        Arguments.of(
            terminal(new Ending.Expired(ExpiryCause.ATTEMPT_TIMEOUT)), PublicState.EXPIRED),
        Arguments.of(terminal(new Ending.Skipped()), PublicState.SKIPPED));
  }

  @ParameterizedTest
  @MethodSource("states")
  void it_follows_from_the_phase_and_the_time(Execution execution, PublicState expected) {
    assertThat(PublicState.of(execution, NOW)).isEqualTo(expected);
  }

  private static Execution runnable(Instant runAt, DelayCause cause) {
    return new Execution.Runnable(STANDING, runAt, Origin.FRESH, cause);
  }
}
