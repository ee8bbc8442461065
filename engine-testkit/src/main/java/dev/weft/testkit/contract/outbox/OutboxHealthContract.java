package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.endpoint.Breaker;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A sick endpoint is asked by one sender with one row, and cannot be flooded when it is well. */
public abstract class OutboxHealthContract extends OutboxSuite {

  private void fail(EndpointId endpoint, int status) {
    receiver().next(status);
    outbox().retryNow(endpoint, false);
    outbox().flush(endpoint);
  }

  @Test
  void the_third_failure_in_a_row_opens_the_breaker_for_a_minute_doubling_to_ten() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint);
    fail(endpoint, 500);
    fail(endpoint, 502);
    assertThat(health(endpoint).breaker()).isEqualTo(new Breaker.Closed(2));

    for (long minutes : new long[] {1, 2, 4, 8, 10, 10}) {
      fail(endpoint, 503);
      Duration wait = Duration.ofMinutes(minutes);
      assertThat(health(endpoint).breaker())
          .isInstanceOfSatisfying(
              Breaker.Open.class, open -> assertThat(open.until()).isEqualTo(now().plus(wait)));
      clock().advance(wait);
    }
  }

  @Test
  void an_open_breaker_keeps_senders_away_and_then_lets_one_probe_through() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 5);
    fail(endpoint, 500);
    fail(endpoint, 500);
    fail(endpoint, 500);
    clock().advance(Duration.ofMillis(59_999));
    assertThat(outbox().flush(endpoint)).isEqualTo(Report.NOTHING);

    clock().advance(Duration.ofHours(1));
    receiver().next(request -> duringProbe(endpoint));
    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(1, 0, 1, 1, 0, 0));
    assertThat(state(ids.getFirst()).phase()).isEqualTo(MessagePhase.SENT);
    assertThat(health(endpoint).breaker()).isEqualTo(Breaker.HEALTHY);
    assertThat(outbox().flush(endpoint).sent()).isEqualTo(4);
  }

  private DeliveryAnswer duringProbe(EndpointId endpoint) {
    assertThat(outbox().flush(endpoint)).isEqualTo(Report.NOTHING);
    return status(200);
  }

  @Test
  void an_endpoint_that_failed_last_gets_one_row_at_a_time() {
    EndpointId endpoint = batching(64);
    outbox().enqueue(endpoint, 3);
    fail(endpoint, 500);
    outbox().retryNow(endpoint, false);

    outbox().flush(endpoint);
    outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(3, 1, 2);
  }

  @Test
  void a_success_closes_the_breaker_and_forgets_earlier_failures() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint, 2);
    fail(endpoint, 500);
    fail(endpoint, 500);

    fail(endpoint, 200);

    assertThat(health(endpoint).breaker()).isEqualTo(Breaker.HEALTHY);
    assertThat(health(endpoint).lastAccepted()).isEqualTo(now());
  }

  @Test
  void nothing_is_claimed_while_the_secret_does_not_resolve() {
    SecretRef secret = new SecretRef("env:LOST");
    EndpointId endpoint = outbox().register(e -> e.signedBy(secret));
    OutboxMessageId id = outbox().enqueue(endpoint);
    secrets().lose(secret);

    assertThat(outbox().flush(endpoint)).isEqualTo(Report.NOTHING);
    assertThat(outbox().view(id).claims()).isZero();
    secrets().recover(secret);
    assertThat(outbox().flush(endpoint).sent()).isEqualTo(1);
  }

  @Test
  void an_endpoint_that_is_gone_or_unknown_is_nothing_to_flush() {
    assertThat(outbox().flush(opened().ids().endpoint())).isEqualTo(Report.NOTHING);
  }

  @Test
  void a_lonely_refusal_is_believed_at_the_fourth() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    for (int i = 0; i < 3; i++) {
      clock().advance(Duration.ofHours(1));
      fail(endpoint, 422);
      assertThat(state(id).phase()).isEqualTo(MessagePhase.PENDING);
    }
    clock().advance(Duration.ofHours(1));
    Breaker before = health(endpoint).breaker();

    fail(endpoint, 422);

    assertThat(state(id)).isEqualTo(new MessageState.Abandoned(AbandonReason.PERMANENT));
    assertThat(row(id).history().refusals().count()).isEqualTo(4);
    assertThat(health(endpoint).breaker()).isEqualTo(before);
  }

  @Test
  void a_lonely_refusal_is_believed_once_another_message_was_accepted() {
    EndpointId endpoint = single();
    OutboxMessageId refused = outbox().enqueue(endpoint);
    receiver().next(413);
    outbox().flush(endpoint);
    assertThat(health(endpoint).breaker()).isEqualTo(new Breaker.Closed(1));
    outbox().enqueue(endpoint);
    clock().advance(Duration.ofMillis(1));
    outbox().flush(endpoint);

    fail(endpoint, 422);

    assertThat(state(refused)).isEqualTo(new MessageState.Abandoned(AbandonReason.PERMANENT));
    assertThat(row(refused).history().lastError()).isEqualTo("permanent: 422 Reason");
    assertThat(health(endpoint).breaker()).isEqualTo(Breaker.HEALTHY);
  }

  @Test
  void a_slow_endpoint_does_not_hold_up_another() {
    EndpointId slow = single();
    EndpointId quick = single();
    outbox().enqueue(slow);
    OutboxMessageId id = outbox().enqueue(quick);
    receiver()
        .next(
            request -> {
              assertThat(outbox().flush(quick).sent()).isEqualTo(1);
              return status(200);
            });

    assertThat(outbox().flush(slow).sent()).isEqualTo(1);
    assertThat(state(id)).isEqualTo(sentNow());
  }

  @Test
  void no_more_than_four_requests_are_under_way_at_one_endpoint() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint, 6);

    assertThat(nested(endpoint, 5)).isEqualTo(4);
  }

  /** Flushes while flushing, so deep, and answers how many requests were under way at most. */
  private int nested(EndpointId endpoint, int depth) {
    receiver()
        .always(
            request -> {
              if (receiver().requests().size() < depth) {
                outbox().flush(endpoint);
              }
              return status(200);
            });
    outbox().flush(endpoint);
    return receiver().requests().size();
  }
}
