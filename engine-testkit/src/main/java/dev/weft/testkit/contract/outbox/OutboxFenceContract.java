package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Failure verdicts only with the current token; a late success may still count, once (I35). */
public abstract class OutboxFenceContract extends OutboxSuite {

  private static final Duration LEASE = ExchangeTimes.DEFAULT.lease();

  /** While its request is under way this sender stands still until its claim has ended. */
  private Function<DeliveryRequest, DeliveryAnswer> late(Runnable meanwhile, int status) {
    return request -> {
      clock().advance(LEASE);
      meanwhile.run();
      return status(status);
    };
  }

  @Test
  void a_late_failure_changes_neither_the_row_nor_the_endpoint() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(late(() -> outbox().flush(endpoint), 500));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(1, 0, 1, 0, 1, 0));
    assertThat(state(id)).isEqualTo(sentNow());
    assertThat(health(endpoint).breaker().failures()).isZero();
    assertThat(outbox().tries(id)).hasSize(2);
  }

  @Test
  void a_late_failure_of_any_class_changes_nothing_while_another_holds_the_row() {
    for (int status : new int[] {500, 429, 403, 410, 409, 413, 422}) {
      EndpointId endpoint = single();
      OutboxMessageId id = outbox().enqueue(endpoint);
      OutboxMessage[] held = new OutboxMessage[1];
      Endpoint[] before = new Endpoint[1];
      receiver()
          .next(
              late(
                  () -> {
                    claim(endpoint, new Admission.Batch(1));
                    held[0] = row(id);
                    before[0] = outbox().see(endpoint);
                  },
                  status));

      Report report = outbox().flush(endpoint);

      assertThat(report.stale()).isEqualTo(1);
      assertThat(row(id)).isEqualTo(held[0]);
      assertThat(outbox().see(endpoint)).isEqualTo(before[0]);
    }
  }

  @Test
  void a_late_success_makes_an_unsent_row_sent_once() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(late(() -> flushFailing(endpoint), 200));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(1, 0, 1, 1, 0, 0));
    assertThat(state(id)).isEqualTo(sentNow());
  }

  private void flushFailing(EndpointId endpoint) {
    receiver().next(500);
    outbox().flush(endpoint);
  }

  @Test
  void a_row_that_is_sent_stays_as_it_was_sent_first() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    OutboxMessage[] sent = new OutboxMessage[1];
    receiver()
        .next(
            late(
                () -> {
                  outbox().flush(endpoint);
                  sent[0] = row(id);
                  clock().advance(Duration.ofMillis(1));
                },
                200));

    Report report = outbox().flush(endpoint);

    assertThat(report.stale()).isEqualTo(1);
    assertThat(row(id)).isEqualTo(sent[0]);
  }

  @Test
  void a_late_success_does_not_count_for_a_row_with_an_ordering_key() {
    EndpointId endpoint = single();
    OutboxMessageId id =
        outbox()
            .enqueue(
                endpoint, MessageDraft.of(Outbox.KIND, Content.EMPTY).with(new OrderingKey("k")));
    receiver().next(late(() -> flushFailing(endpoint), 200));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(1, 0, 1, 0, 1, 0));
    assertThat(state(id).phase()).isEqualTo(MessagePhase.PENDING);
  }

  @Test
  void a_verdict_after_the_lease_counts_while_nobody_else_took_the_row() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(late(() -> {}, 500));

    Report report = outbox().flush(endpoint);

    assertThat(report.stale()).isZero();
    assertThat(row(id).history().retries()).isEqualTo(1);
  }

  @Test
  void sixteen_flushers_never_have_two_requests_with_one_id_under_way() {
    EndpointId endpoint = batching(5);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 200);
    ConcurrentHashMap<OutboxMessageId, AtomicInteger> underWay = new ConcurrentHashMap<>();
    AtomicInteger overlaps = new AtomicInteger();
    AtomicInteger senders = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    receiver()
        .always(
            request -> {
              most.accumulateAndGet(senders.incrementAndGet(), Math::max);
              request
                  .messages()
                  .forEach(
                      row -> {
                        AtomicInteger mine =
                            underWay.computeIfAbsent(row.message().id(), id -> new AtomicInteger());
                        overlaps.addAndGet(mine.incrementAndGet() > 1 ? 1 : 0);
                      });
              Thread.yield();
              request.messages().forEach(row -> underWay.get(row.message().id()).decrementAndGet());
              senders.decrementAndGet();
              return status(200);
            });

    Crowd.ofSixteen(i -> drained(endpoint));

    assertThat(overlaps).hasValue(0);
    assertThat(most.get()).isBetween(1, 4);
    assertThat(receiver().sent().stream().flatMap(List::stream).toList())
        .containsExactlyInAnyOrderElementsOf(ids);
    assertThat(outbox().counts(endpoint).count(MessagePhase.SENT)).isEqualTo(200);
  }

  private int drained(EndpointId endpoint) {
    int flushes = 0;
    while (outbox().counts(endpoint).pending() > 0) {
      outbox().flush(endpoint);
      flushes++;
    }
    return flushes;
  }

  @Test
  void a_long_isolation_renews_its_claim_before_it_runs_out() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 4);
    receiver().claimsToTake(Duration.ofSeconds(20));
    receiver().next(passing(422));
    receiver().next(passing(200));
    receiver().next(passing(200));
    receiver().next(passing(200));
    receiver().next(passing(422));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(4, 0, 4, 3, 0, 0));
    assertThat(state(ids.get(3)).phase()).isEqualTo(MessagePhase.ABANDONED);
  }

  /** Takes 20 seconds, after which every row must still be protected by a live claim. */
  private Function<DeliveryRequest, DeliveryAnswer> passing(int status) {
    return request -> {
      clock().advance(Duration.ofSeconds(20));
      assertThat(request.messages())
          .allSatisfy(
              row ->
                  assertThat(((MessageState.Sending) state(row.message().id())).expired(now()))
                      .isFalse());
      return status(status);
    };
  }

  @Test
  void an_isolation_that_lost_its_claim_sends_nothing_more() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().claimsToTake(Duration.ofSeconds(31));
    receiver().next(late(() -> claim(endpoint, new Admission.Batch(1)), 422));

    Report report = outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(3);
    assertThat(report).isEqualTo(new Report(3, 0, 3, 0, 0, 0));
    assertThat(state(ids.get(0))).isInstanceOf(MessageState.Sending.class);
    assertThat(rows(ids.subList(1, 3)))
        .extracting(OutboxMessage::state)
        .containsOnly(due(Duration.ZERO));
  }

  @Test
  void a_stop_settles_what_is_decided_and_gives_the_rest_back_unsent() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    AtomicBoolean stopping = new AtomicBoolean();
    receiver().next(422, 200);
    receiver()
        .next(
            request -> {
              stopping.set(true);
              return status(200);
            });

    Report report = outbox().flusher(stopping::get).flushDue(endpoint);

    assertThat(receiver().sizes()).containsExactly(3, 1, 1);
    assertThat(report).isEqualTo(new Report(3, 0, 3, 2, 0, 0));
    assertThat(state(ids.get(2))).isEqualTo(due(Duration.ZERO));
    assertThat(row(ids.get(2)).history().losses().mustTravelAlone()).isFalse();
  }

  @Test
  void a_flusher_that_is_stopping_begins_no_request() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);

    Report report = outbox().flusher(() -> true).flushDue(endpoint);

    assertThat(report).isEqualTo(new Report(1, 0, 0, 0, 0, 0));
    assertThat(receiver().requests()).isEmpty();
    assertThat(state(id)).isEqualTo(due(Duration.ZERO));
    assertThat(health(endpoint)).isEqualTo(EndpointHealth.NEW);
  }
}
