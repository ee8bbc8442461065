package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.endpoint.Breaker;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.LockedDeliveries;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A well endpoint is not rewritten by every success, and loses nothing by it. */
public abstract class OutboxCalmContract extends OutboxSuite {

  /** An endpoint that has just accepted a message. */
  private EndpointId well() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint);
    assertThat(outbox().flush(endpoint).sent()).isEqualTo(1);
    return endpoint;
  }

  @Test
  void the_last_success_is_remembered_to_the_second() {
    EndpointId endpoint = well();
    Instant first = now();
    outbox().enqueue(endpoint, 2);

    clock().advance(Duration.ofMillis(999));
    outbox().flush(endpoint);
    assertThat(health(endpoint).lastAccepted()).isEqualTo(first);
    clock().advance(Duration.ofMillis(1));
    outbox().flush(endpoint);

    assertThat(health(endpoint).lastAccepted()).isEqualTo(now());
    assertThat(outbox().counts(endpoint).pending()).isZero();
  }

  @Test
  void a_success_mends_what_failed_while_it_was_under_way() {
    EndpointId endpoint = well();
    OutboxMessageId slow = outbox().enqueue(endpoint);
    outbox().enqueue(endpoint);
    receiver().next(request -> whileAnotherIsAnswered(endpoint, 503));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(1, 0, 1, 1, 0, 0));
    assertThat(state(slow)).isEqualTo(sentNow());
    assertThat(outbox().tries(slow)).hasSize(1);
    assertThat(health(endpoint).breaker()).isEqualTo(Breaker.HEALTHY);
    assertThat(health(endpoint).lastAccepted()).isEqualTo(now());
  }

  @Test
  void a_success_returns_what_was_parked_while_it_was_under_way() {
    EndpointId endpoint = well();
    outbox().enqueue(endpoint);
    OutboxMessageId parked = outbox().enqueue(endpoint);
    receiver().next(request -> whileAnotherIsAnswered(endpoint, 403));

    outbox().flush(endpoint);

    assertThat(state(parked)).isEqualTo(due(Duration.ZERO));
    assertThat(health(endpoint).parking()).isEqualTo(Parking.NONE);
  }

  private DeliveryAnswer whileAnotherIsAnswered(EndpointId endpoint, int status) {
    clock().advance(Duration.ofMillis(1));
    receiver().next(status);
    assertThat(outbox().flush(endpoint).attempted()).isEqualTo(1);
    return status(200);
  }

  @Test
  void a_refusal_right_after_a_success_is_believed_after_the_next() {
    EndpointId endpoint = well();
    OutboxMessageId refused = outbox().enqueue(endpoint);
    clock().advance(Duration.ofMillis(1));
    receiver().next(422);
    outbox().flush(endpoint);
    outbox().enqueue(endpoint);
    clock().advance(Duration.ofMillis(1));
    outbox().flush(endpoint);

    receiver().next(422);
    outbox().retryNow(endpoint, false);
    outbox().flush(endpoint);

    assertThat(state(refused)).isInstanceOf(MessageState.Abandoned.class);
  }

  @Test
  void a_late_success_goes_by_the_endpoint() {
    EndpointId endpoint = well();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(request -> afterItsClaimEnded(endpoint));

    assertThat(outbox().flush(endpoint)).isEqualTo(new Report(1, 0, 1, 1, 0, 0));
    assertThat(state(id)).isEqualTo(sentNow());
    assertThat(health(endpoint).breaker()).isEqualTo(Breaker.HEALTHY);
  }

  private DeliveryAnswer afterItsClaimEnded(EndpointId endpoint) {
    clock().advance(Duration.ofMinutes(1));
    receiver().next(500);
    assertThat(outbox().flush(endpoint).claimed()).isEqualTo(1);
    return status(200);
  }

  @Test
  void messages_are_locked_without_what_the_endpoint_may_learn() {
    EndpointId endpoint = batching(2);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 4);
    receiver().next(403);
    outbox().flush(endpoint);
    List<OutboxMessageId> others = List.of(ids.get(3), ids.get(2), opened().ids().message());

    LockedDeliveries locked = locked(endpoint, others).orElseThrow();

    assertThat(locked.now()).isEqualTo(now());
    assertThat(locked.endpoint()).isEqualTo(outbox().see(endpoint));
    assertThat(locked.messages()).isEqualTo(rows(ids.subList(2, 4)));
    assertThat(locked.parked()).containsExactly(row(ids.getFirst()));
    assertThat(locked(opened().ids().endpoint(), ids)).isEmpty();
  }

  private Optional<LockedDeliveries> locked(EndpointId endpoint, List<OutboxMessageId> messages) {
    return inTransaction(stores -> stores.outbox().lockMessages(endpoint, messages));
  }
}
