package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Flight;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Runs of several requests keep their claim, overlap with nobody, and stop when told. */
public abstract class OutboxRunContract extends OutboxSuite {

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
  void sixteen_flushers_never_have_two_requests_with_one_id_under_way() {
    crowded(batching(5), 200);
  }

  @Test
  void sixteen_flushers_of_single_messages_never_have_one_under_way_twice() {
    crowded(single(), 300);
  }

  private void crowded(EndpointId endpoint, int messages) {
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, messages);
    Traffic traffic = new Traffic();
    receiver().always(traffic::passing);

    Crowd.ofSixteen(i -> drained(endpoint));

    assertThat(traffic.overlaps).hasValue(0);
    assertThat(traffic.most.get()).isBetween(1, 4);
    assertThat(receiver().sent().stream().flatMap(List::stream).toList())
        .containsExactlyInAnyOrderElementsOf(ids);
    assertThat(outbox().counts(endpoint).count(MessagePhase.SENT)).isEqualTo(messages);
  }

  /** Ends when told to, too: what a failed flush held comes free only when its claim ends. */
  private int drained(EndpointId endpoint) {
    Flight flight = outbox().flight(endpoint, () -> false);
    int flushes = 0;
    while (outbox().counts(endpoint).pending() > 0) {
      assertThat(Thread.currentThread().isInterrupted()).as("told to stop").isFalse();
      flight.flush();
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

    Report report = outbox().flight(endpoint, stopping::get).flush();

    assertThat(receiver().sizes()).containsExactly(3, 1, 1);
    assertThat(report).isEqualTo(new Report(3, 0, 3, 2, 0, 0));
    assertThat(state(ids.get(2))).isEqualTo(due(Duration.ZERO));
    assertThat(row(ids.get(2)).history().losses().mustTravelAlone()).isFalse();
  }

  @Test
  void a_flusher_that_is_stopping_begins_no_request() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);

    Report report = outbox().flight(endpoint, () -> true).flush();

    assertThat(report).isEqualTo(new Report(1, 0, 0, 0, 0, 0));
    assertThat(receiver().requests()).isEmpty();
    assertThat(state(id)).isEqualTo(due(Duration.ZERO));
    assertThat(health(endpoint)).isEqualTo(EndpointHealth.NEW);
  }

  /** Which ids are under way, whether any was twice, and how many requests there were at once. */
  private static final class Traffic {

    private final Set<OutboxMessageId> underWay = ConcurrentHashMap.newKeySet();
    private final AtomicInteger overlaps = new AtomicInteger();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    private DeliveryAnswer passing(DeliveryRequest request) {
      List<OutboxMessageId> ids = RecordingOutboxSender.ids(request);
      most.accumulateAndGet(requests.incrementAndGet(), Math::max);
      ids.forEach(id -> overlaps.addAndGet(underWay.add(id) ? 0 : 1));
      Thread.yield();
      ids.forEach(underWay::remove);
      requests.decrementAndGet();
      return status(200);
    }
  }
}
