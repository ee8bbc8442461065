package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.testkit.driving.Flight;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** A sender that knows its endpoint sends many messages under one claim, each alone. */
public abstract class OutboxSeriesContract extends OutboxSuite {

  private static final Duration LEASE = ExchangeTimes.DEFAULT.lease();

  /** One that has sent a message to the endpoint and takes four at the next claim. */
  private Flight knowing(EndpointId endpoint) {
    return knowing(endpoint, new AtomicBoolean());
  }

  private Flight knowing(EndpointId endpoint, AtomicBoolean stopping) {
    Flight flight = outbox().flight(endpoint, stopping::get);
    outbox().enqueue(endpoint);
    assertThat(flight.flush()).isEqualTo(sent(1));
    return flight;
  }

  private static Report sent(int messages) {
    return new Report(messages, 0, messages, messages, 0, 0);
  }

  private void assertUntouched(List<OutboxMessageId> ids) {
    assertThat(rows(ids)).extracting(OutboxMessage::state).containsOnly(due(Duration.ZERO));
    assertThat(rows(ids))
        .allSatisfy(row -> assertThat(row.history().retries()).isZero())
        .allSatisfy(row -> assertThat(row.history().losses()).isEqualTo(LeaseLosses.NONE))
        .allSatisfy(row -> assertThat(outbox().tries(row.id())).isEmpty());
  }

  @Test
  void each_message_is_a_request_of_its_own_and_claims_grow_while_all_goes_well() {
    EndpointId endpoint = single();
    Flight flight = outbox().flight(endpoint, () -> false);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 25);

    assertThat(flight.flush()).isEqualTo(sent(1));
    assertThat(flight.flush()).isEqualTo(sent(4));
    assertThat(flight.flush()).isEqualTo(sent(16));
    assertThat(flight.flush()).isEqualTo(sent(4));

    assertThat(receiver().sent()).containsExactlyElementsOf(ids.stream().map(List::of).toList());
    assertThat(rows(ids)).extracting(OutboxMessage::state).containsOnly(sentNow());
    assertThat(ids).allSatisfy(id -> assertThat(outbox().tries(id)).hasSize(1));
  }

  @Test
  void an_endpoint_that_takes_batches_gets_one_after_the_other() {
    EndpointId endpoint = batching(20);
    Flight flight = knowing(endpoint);
    outbox().enqueue(endpoint, 70);

    assertThat(flight.flush()).isEqualTo(sent(60));
    assertThat(receiver().sizes()).containsExactly(1, 20, 20, 20);
  }

  @Test
  void an_answer_against_the_endpoint_ends_the_series_and_the_rest_goes_back_unspent() {
    for (int status : new int[] {429, 503, 500, 401, 410, 422}) {
      EndpointId endpoint = single();
      Flight flight = knowing(endpoint);
      List<OutboxMessageId> ids = outbox().enqueue(endpoint, 4);
      receiver().next(200, status);

      Report report = flight.flush();

      assertThat(report).as("%d", status).isEqualTo(new Report(4, 0, 2, 1, 0, 0));
      assertThat(state(ids.get(0))).isEqualTo(sentNow());
      assertThat(outbox().tries(ids.get(1))).hasSize(1);
      assertUntouched(ids.subList(2, 4));
    }
  }

  @Test
  void the_rest_waits_while_the_receiver_asked_for_it_and_then_begins_with_one() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    outbox().enqueue(endpoint, 8);
    receiver().next(429);

    flight.flush();

    assertThat(flight.flush()).isEqualTo(Report.NOTHING);
    clock().advance(Duration.ofMinutes(2));
    assertThat(flight.flush()).isEqualTo(sent(1));
    assertThat(flight.flush()).isEqualTo(sent(4));
  }

  @Test
  void three_failures_in_three_series_open_the_breaker_as_three_single_requests_do() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    outbox().enqueue(endpoint, 8);
    receiver().next(500, 500, 500);

    flight.flush();
    assertThat(health(endpoint).breaker().failures()).isEqualTo(1);
    flight.flush();
    flight.flush();

    assertThat(health(endpoint).breaker().keepsAway(now())).isTrue();
    assertThat(receiver().requests()).hasSize(4);
  }

  @Test
  void a_sender_that_knows_nothing_of_a_failure_elsewhere_still_sends_one_probe() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    outbox().enqueue(endpoint, 8);
    receiver().next(500);
    outbox().flush(endpoint);

    assertThat(flight.flush()).isEqualTo(sent(1));
  }

  @Test
  void a_slow_receiver_gets_one_message_per_claim_so_that_other_senders_take_the_next() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 8);
    receiver().claimsToTake(Duration.ofMillis(300));

    assertThat(flight.flush()).isEqualTo(new Report(4, 0, 1, 1, 0, 0));
    assertUntouched(ids.subList(1, 8));
    assertThat(flight.flush()).isEqualTo(sent(1));
  }

  @Test
  void a_stop_between_two_messages_gives_the_rest_back_unsent() {
    EndpointId endpoint = single();
    AtomicBoolean stopping = new AtomicBoolean();
    Flight flight = knowing(endpoint, stopping);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 4);
    receiver()
        .next(
            request -> {
              stopping.set(true);
              return status(200);
            });

    assertThat(flight.flush()).isEqualTo(new Report(4, 0, 1, 1, 0, 0));
    assertUntouched(ids.subList(1, 4));
  }

  @Test
  void a_late_failure_teaches_nothing_while_the_late_success_before_it_counts() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().next(200);
    receiver()
        .next(
            request -> {
              clock().advance(LEASE);
              claim(endpoint, new Admission.Batch(1));
              claim(endpoint, new Admission.Batch(1));
              return status(500);
            });

    Report report = flight.flush();

    assertThat(report).isEqualTo(new Report(3, 0, 2, 1, 1, 0));
    assertThat(state(ids.get(0))).isEqualTo(sentNow());
    assertThat(state(ids.get(1))).isInstanceOf(MessageState.Sending.class);
    assertThat(health(endpoint).breaker().failures()).isZero();
    assertThat(health(endpoint).lastAccepted()).isEqualTo(now());
  }

  @Test
  void a_row_that_lost_its_lease_travels_alone_however_many_the_sender_would_take() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    outbox().enqueue(endpoint, 5);
    claim(endpoint, new Admission.Batch(3));
    clock().advance(LEASE);

    assertThat(flight.flush()).isEqualTo(sent(1));
    assertThat(flight.flush()).isEqualTo(sent(1));
    assertThat(flight.flush()).isEqualTo(sent(1));
    assertThat(flight.flush()).isEqualTo(sent(2));
  }

  @Test
  void one_message_of_a_key_is_in_a_series_and_the_next_follows_when_it_is_settled() {
    EndpointId endpoint = single();
    Flight flight = knowing(endpoint);
    MessageDraft draft = MessageDraft.of(Outbox.KIND, Content.EMPTY).with(new OrderingKey("k"));
    OutboxMessageId first = outbox().enqueue(endpoint, draft);
    OutboxMessageId second = outbox().enqueue(endpoint, draft);
    OutboxMessageId other = outbox().enqueue(endpoint);

    assertThat(flight.flush()).isEqualTo(sent(2));
    assertThat(state(second).phase()).isEqualTo(MessagePhase.PENDING);
    flight.flush();

    assertThat(receiver().sent().subList(1, 4))
        .containsExactly(List.of(first), List.of(other), List.of(second));
  }
}
