package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.RetryHint;
import dev.weft.domain.outbox.endpoint.Breaker;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import java.time.Duration;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The one answer table, seen on the row and on the endpoint. */
public abstract class OutboxAnswerContract extends OutboxSuite {

  private static final Duration SECOND_RUNG = Duration.ofMinutes(2);

  /** A message of its own endpoint, after one request that was answered so. */
  private record Answered(OutboxMessage row, Endpoint endpoint, Report report) {}

  private Answered answered(DeliveryAnswer answer) {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(answer);
    Report report = outbox().flush(endpoint);
    return new Answered(row(id), outbox().see(endpoint), report);
  }

  private static void expectRetries(Answered answered, int retries, String error) {
    assertThat(answered.row().history().retries()).isEqualTo(retries);
    assertThat(answered.row().history().lastError()).isEqualTo(error);
  }

  @TestFactory
  Stream<DynamicTest> every_status_has_its_row_in_the_table() {
    return IntStream.concat(IntStream.rangeClosed(100, 599), IntStream.of(999))
        .mapToObj(status -> DynamicTest.dynamicTest("status " + status, () -> expectTable(status)));
  }

  private void expectTable(int status) {
    Answered answered = answered(status(status));
    String error = status + " Reason";
    switch (status) {
      case 401, 403 -> expectParked(answered, error);
      case 409 -> expectConflict(answered, error);
      case 410 -> expectGone(answered, error);
      case 429 -> expectLimited(answered, error, Duration.ofSeconds(60));
      default -> {
        if (status >= 200 && status < 300) {
          expectSent(answered);
        } else {
          expectTransient(answered, error);
        }
      }
    }
  }

  private void expectSent(Answered answered) {
    assertThat(answered.row().state()).isEqualTo(sentNow());
    assertThat(answered.endpoint().health().lastAccepted()).isEqualTo(now());
    expectRetries(answered, 0, "");
    assertThat(answered.report()).isEqualTo(new Report(1, 0, 1, 1, 0, 0));
  }

  /** A refusal of a message sent alone is nobody's proven fault, so it looks like a failure. */
  private void expectTransient(Answered answered, String error) {
    assertThat(answered.row().state()).isEqualTo(due(SECOND_RUNG));
    assertThat(answered.endpoint().health().breaker()).isEqualTo(new Breaker.Closed(1));
    expectRetries(answered, 1, error);
    assertThat(answered.report()).isEqualTo(new Report(1, 0, 1, 0, 0, 0));
  }

  private void expectParked(Answered answered, String error) {
    assertThat(answered.row().state()).isEqualTo(new MessageState.Parked());
    assertThat(answered.endpoint().health().parking())
        .isEqualTo(new Parking.Parked(now().plusSeconds(60)));
    expectRetries(answered, 0, error);
    assertThat(outbox().counts(answered.endpoint().id()).pending()).isZero();
  }

  private void expectConflict(Answered answered, String error) {
    assertThat(answered.row().state()).isEqualTo(due(SECOND_RUNG));
    assertThat(answered.endpoint().health()).isEqualTo(EndpointHealth.NEW);
    expectRetries(answered, 1, error);
  }

  private void expectGone(Answered answered, String error) {
    assertThat(answered.row().state().phase()).isEqualTo(MessagePhase.PENDING);
    assertThat(answered.endpoint().enabled()).isFalse();
    expectRetries(answered, 0, error);
    assertThat(outbox().flush(answered.endpoint().id())).isEqualTo(Report.NOTHING);
  }

  private void expectLimited(Answered answered, String error, Duration wait) {
    assertThat(answered.row().state()).isEqualTo(due(wait));
    assertThat(answered.endpoint().health().pause().until()).isEqualTo(now().plus(wait));
    assertThat(answered.endpoint().health().breaker()).isEqualTo(Breaker.HEALTHY);
    expectRetries(answered, 0, error);
    assertThat(outbox().flush(answered.endpoint().id())).isEqualTo(Report.NOTHING);
  }

  @Test
  void no_answer_at_all_is_transient() {
    expectTransient(
        answered(new DeliveryAnswer.Unreachable("connection reset")),
        "transport: connection reset");
  }

  @Test
  void a_sender_that_throws_is_no_answer_either() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver()
        .next(
            request -> {
              throw new IllegalStateException("a bug");
            });

    outbox().flush(endpoint);

    assertThat(row(id).history().lastError()).isEqualTo("transport: IllegalStateException: a bug");
    assertThat(state(id)).isEqualTo(due(SECOND_RUNG));
  }

  @Test
  void rate_limits_wait_by_header_then_by_body_then_a_minute() {
    expectLimited(answered(status(429).withHeaders("7", "")), "429 Reason", Duration.ofSeconds(7));
    expectLimited(
        answered(status(429).withFindings(RetryHint.after(Duration.ofSeconds(55)), Set.of())),
        "429 Reason",
        Duration.ofSeconds(55));
    expectLimited(
        answered(
            status(429)
                .withHeaders("nonsense", "")
                .withFindings(RetryHint.after(Duration.ofMinutes(5)), Set.of())),
        "429 Reason",
        Duration.ofMinutes(5));
  }

  @Test
  void an_unavailable_endpoint_that_asks_for_a_pause_gets_the_longer_wait() {
    Answered asked = answered(status(503).withHeaders("3600", ""));
    assertThat(asked.row().state()).isEqualTo(due(Duration.ofHours(1)));
    assertThat(asked.endpoint().health().pause().until()).isEqualTo(now().plusSeconds(3_600));
    assertThat(asked.endpoint().health().breaker()).isEqualTo(new Breaker.Closed(1));

    Answered shorter = answered(status(503).withHeaders("5", ""));
    assertThat(shorter.row().state()).isEqualTo(due(SECOND_RUNG));
    assertThat(shorter.endpoint().health().pause().until()).isEqualTo(now().plusSeconds(5));
  }
}
