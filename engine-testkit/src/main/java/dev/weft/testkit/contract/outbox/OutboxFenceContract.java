package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
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
}
