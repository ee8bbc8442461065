package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CloseReasonTest {

  static Stream<Arguments> ends() {
    return Stream.of(
        arguments(new AttemptOutcome.Succeeded(), "attempt_success"),
        arguments(new AttemptOutcome.Failed(FailureClass.TRANSIENT, "x"), "attempt_failure"),
        arguments(new AttemptOutcome.Failed(FailureClass.TIMEOUT, "x"), "attempt_failure"),
        arguments(new AttemptOutcome.Failed(FailureClass.CANCELLED, "x"), "attempt_cancelled"),
        arguments(new AttemptOutcome.Delayed(DelayCause.QUOTA), "attempt_delayed"),
        arguments(new AttemptOutcome.LeaseExpired(), "lease_expired"),
        arguments(new AttemptOutcome.Revoked("x", "y"), "lease_revoked"),
        arguments(new AttemptOutcome.Cancelled("x", "y"), "attempt_cancelled"),
        arguments(new AttemptOutcome.TimedOut(), "expired"),
        arguments(new AttemptOutcome.DeadlinePassed(), "expired"));
  }

  @ParameterizedTest
  @MethodSource("ends")
  void every_end_of_an_attempt_gives_its_stream_a_reason(AttemptOutcome end, String word) {
    assertThat(CloseReason.of(end)).isEqualTo(CloseReason.parse(word));
  }
}
