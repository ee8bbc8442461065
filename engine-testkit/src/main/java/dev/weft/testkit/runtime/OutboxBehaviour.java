package dev.weft.testkit.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.outbox.DueEndpointFinder;
import dev.weft.application.outbox.OutboxHint;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.LoopHealth;
import dev.weft.application.runtime.OutboxCourier;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.testkit.contract.ContractSuite;
import dev.weft.testkit.doubles.FixedRandom;
import dev.weft.testkit.doubles.KnownSecrets;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A running courier: it sends by itself, keeps endpoints apart, and stops in order. */
public abstract class OutboxBehaviour extends ContractSuite {

  private static final Duration OFTEN = Duration.ofMillis(5);

  private final KnownSecrets secrets = new KnownSecrets();
  private RecordingOutboxSender receiver;
  private LocalWorkSignal signal;
  private Landings landings;

  @BeforeEach
  void hire() {
    receiver = new RecordingOutboxSender();
    signal = new LocalWorkSignal();
    landings = new Landings();
  }

  private Outbox outbox() {
    return new Outbox(
        opened().transactions(), opened().ids(), receiver, secrets, OutboxSettings.DEFAULT, 0.0);
  }

  private OutboxCourier started(Duration poll) {
    return OutboxCourier.started(
        new DueEndpointFinder(opened().transactions()),
        stopping -> landings.of(outbox().flusher(stopping)),
        poll,
        signal,
        new FixedRandom(0.5));
  }

  private MessagePhase phase(OutboxMessageId id) {
    return outbox().see(id).state().phase();
  }

  @Test
  void what_is_enqueued_is_sent_without_a_wake_up() {
    EndpointId endpoint = outbox().register(e -> e);

    try (OutboxCourier courier = started(OFTEN)) {
      OutboxMessageId id = outbox().enqueue(endpoint);
      landings.awaitSent(1);

      assertThat(phase(id)).isEqualTo(MessagePhase.SENT);
      assertThat(courier.health()).hasSize(1).allMatch(LoopHealth::running);
    }
  }

  @Test
  void a_wake_up_ends_the_wait() {
    EndpointId endpoint = outbox().register(e -> e);

    try (OutboxCourier courier = started(Duration.ofHours(1))) {
      OutboxMessageId id = outbox().enqueue(endpoint);
      signal.raise(Wakeups.ofLanes(Set.of(OutboxHint.LANE)));
      landings.awaitSent(1);

      assertThat(phase(id)).isEqualTo(MessagePhase.SENT);
      assertThat(courier.health()).allMatch(LoopHealth::running);
    }
  }

  @Test
  void an_endpoint_that_never_answers_does_not_hold_up_another() {
    EndpointId slow = outbox().register(e -> e.at("https://slow.example/"));
    EndpointId quick = outbox().register(e -> e.at("https://quick.example/"));
    CountDownLatch answer = new CountDownLatch(1);
    receiver.always(request -> answered(request, answer));
    outbox().enqueue(slow, 20);

    try (OutboxCourier courier = started(OFTEN)) {
      List<OutboxMessageId> ids = outbox().enqueue(quick, 20);
      landings.awaitSent(20);

      assertThat(ids).allSatisfy(id -> assertThat(phase(id)).isEqualTo(MessagePhase.SENT));
      assertThat(underWay("slow.example")).isLessThanOrEqualTo(4);
      assertThat(courier.health()).allMatch(LoopHealth::running);
      answer.countDown();
      landings.awaitSent(20);
    }
  }

  @Test
  void a_healthy_endpoint_beside_forty_bad_ones_keeps_flowing() {
    CountDownLatch answer = new CountDownLatch(1);
    receiver.always(request -> answered(request, answer));
    for (int i = 0; i < 20; i++) {
      for (String nature : List.of("slow", "sick")) {
        String url = "https://" + nature + i + ".example/";
        outbox().enqueue(outbox().register(e -> e.at(url)), 2);
      }
    }
    EndpointId well = outbox().register(e -> e.at("https://quick.example/"));

    try (OutboxCourier courier = started(OFTEN)) {
      List<OutboxMessageId> ids = outbox().enqueue(well, 40);
      landings.awaitSent(40);

      assertThat(ids).allSatisfy(id -> assertThat(phase(id)).isEqualTo(MessagePhase.SENT));
      assertThat(courier.health()).allMatch(LoopHealth::running);
      answer.countDown();
      landings.awaitSent(40);
    }
  }

  private long underWay(String host) {
    return receiver.requests().stream()
        .filter(request -> request.url().host().equals(host))
        .count();
  }

  private static DeliveryAnswer answered(DeliveryRequest request, CountDownLatch answer) {
    if (request.url().host().startsWith("slow")) {
      await(answer);
    }
    return RecordingOutboxSender.status(request.url().host().startsWith("sick") ? 503 : 200);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting", e);
    }
  }

  @Test
  void a_backlog_is_sent_by_several_senders_and_nothing_twice() {
    EndpointId endpoint = outbox().register(e -> e);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 100);

    try (OutboxCourier courier = started(OFTEN)) {
      landings.awaitSent(100);
      assertThat(courier.health()).allMatch(LoopHealth::running);
    }

    assertThat(receiver.sent().stream().flatMap(List::stream).toList())
        .containsExactlyInAnyOrderElementsOf(ids);
  }

  @Test
  void closing_waits_for_the_request_under_way_and_settles_it() throws InterruptedException {
    EndpointId endpoint = outbox().register(e -> e.at("https://slow.example/"));
    OutboxMessageId id = outbox().enqueue(endpoint);
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch answer = new CountDownLatch(1);
    receiver.always(
        request -> {
          asked.countDown();
          return answered(request, answer);
        });
    OutboxCourier courier = started(OFTEN);
    await(asked);

    Thread closing = Thread.ofVirtual().start(courier::close);
    answer.countDown();
    closing.join();

    assertThat(phase(id)).isEqualTo(MessagePhase.SENT);
    assertThat(courier.health()).noneMatch(LoopHealth::running);
  }
}
