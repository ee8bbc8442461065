package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.RetryHint;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A refused batch is taken apart, and nobody is abandoned on the word of a broken receiver. */
public abstract class OutboxIsolationContract extends OutboxSuite {

  private static final MessageState PERMANENT = new MessageState.Abandoned(AbandonReason.PERMANENT);

  @Test
  void a_batch_travels_as_one_request_in_the_order_of_age() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(3, 0, 3, 3, 0, 0));
    assertThat(receiver().sent()).containsExactly(ids);
    assertThat(receiver().requests())
        .extracting(DeliveryRequest::form)
        .containsExactly(DeliveryRequest.BodyForm.ARRAY);
    assertThat(ids).allSatisfy(id -> assertThat(state(id)).isEqualTo(sentNow()));
  }

  @Test
  void no_claim_takes_more_than_the_endpoint_or_the_settings_allow() {
    EndpointId endpoint = batching(3);
    outbox().enqueue(endpoint, 5);
    OutboxSettings usual = OutboxSettings.DEFAULT;
    OutboxSettings two =
        new OutboxSettings(
            2,
            usual.times(),
            usual.ageLimit(),
            usual.recovery(),
            usual.callerCap(),
            usual.abandonedKeys());

    outbox(two).flush(endpoint);
    outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(2, 3);
  }

  @Test
  void a_receiver_that_refuses_everything_abandons_nobody() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 2);
    receiver().next(422, 422, 422);

    outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(2, 1, 1);
    assertThat(rows(ids))
        .allSatisfy(
            row -> {
              assertThat(row.state()).isEqualTo(due(Duration.ofMinutes(2)));
              assertThat(row.history().retries()).isEqualTo(1);
              assertThat(row.history().lastError()).isEqualTo("422 Reason");
            });
    assertThat(health(endpoint).breaker().failures()).isEqualTo(1);
  }

  @Test
  void a_refusal_is_believed_once_another_row_was_accepted() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 2);
    receiver().next(422, 200, 422);

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(2, 0, 2, 1, 0, 0));
    assertThat(state(ids.get(0))).isEqualTo(sentNow());
    OutboxMessage refused = row(ids.get(1));
    assertThat(refused.state()).isEqualTo(PERMANENT);
    assertThat(refused.history().lastError()).isEqualTo("permanent: 422 Reason");
    assertThat(refused.history().retries()).isZero();
    assertThat(health(endpoint).breaker().failures()).isZero();
  }

  @Test
  void held_refusals_are_believed_by_a_later_success() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().next(422, 400, 422, 200);

    outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(3, 1, 1, 1);
    assertThat(rows(ids))
        .extracting(row -> row.history().lastError())
        .containsExactly("permanent: 400 Reason", "permanent: 422 Reason", "");
  }

  @Test
  void an_answer_about_the_endpoint_is_the_verdict_of_all_that_is_left() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().next(422, 422);
    receiver().next(status(429).withFindings(RetryHint.after(Duration.ofSeconds(40)), Set.of()));

    outbox(OutboxSettings.DEFAULT, 0.999).flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(3, 1, 1);
    assertThat(rows(ids))
        .allSatisfy(
            row -> {
              assertThat(row.history().retries()).isZero();
              assertThat(((MessageState.Pending) row.state()).dueAt())
                  .isBetween(now().plusSeconds(40), now().plusMillis(59_999));
            });
    assertThat(health(endpoint).pause().until()).isEqualTo(now().plusSeconds(40));
  }

  @Test
  void eight_rows_are_halved_to_the_one_at_fault() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 8);
    OutboxMessageId bad = ids.get(5);
    receiver()
        .always(request -> status(RecordingOutboxSender.ids(request).contains(bad) ? 422 : 200));

    outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(8, 4, 4, 2, 1, 1, 2);
    assertThat(state(bad)).isEqualTo(PERMANENT);
    assertThat(outbox().counts(endpoint).count(MessagePhase.SENT)).isEqualTo(7);
  }

  @Test
  void halving_gives_up_early_when_nothing_is_accepted() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 64);
    receiver().always(request -> status(422));

    outbox().flush(endpoint);

    assertThat(receiver().sizes()).hasSize(1 + 8).startsWith(64, 32, 16, 8, 4, 2, 1);
    assertThat(rows(ids))
        .allSatisfy(
            row -> {
              assertThat(row.state()).isInstanceOf(MessageState.Pending.class);
              assertThat(row.history().retries()).isEqualTo(1);
            });
    assertThat(health(endpoint).breaker().failures()).isEqualTo(1);
  }

  @Test
  void a_batch_that_is_too_large_is_halved() {
    EndpointId endpoint = batching(64);
    outbox().enqueue(endpoint, 4);
    receiver().always(request -> status(request.messages().size() > 1 ? 413 : 200));

    Report report = outbox().flush(endpoint);

    assertThat(receiver().sizes()).containsExactly(4, 2, 1, 1, 2, 1, 1);
    assertThat(report.sent()).isEqualTo(4);
  }

  @Test
  void ids_the_receiver_names_are_left_out_of_the_next_request() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().next(status(422).withFindings(RetryHint.NONE, Set.of(ids.get(1))));

    outbox().flush(endpoint);

    assertThat(receiver().sent()).containsExactly(ids, List.of(ids.get(0), ids.get(2)));
    assertThat(state(ids.get(1))).isEqualTo(PERMANENT);
  }

  @Test
  void json_that_does_not_parse_is_abandoned_and_its_neighbours_travel() {
    EndpointId endpoint = batching(64);
    OutboxMessageId good = outbox().enqueue(endpoint);
    OutboxMessageId bad =
        outbox().enqueue(endpoint, MessageDraft.of(Outbox.KIND, Content.json("{\"n\":")));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(2, 1, 1, 1, 0, 0));
    assertThat(receiver().sent()).containsExactly(List.of(good));
    assertThat(state(bad)).isEqualTo(new MessageState.Abandoned(AbandonReason.UNDECODABLE));
    assertThat(row(bad).history().lastError()).isEqualTo("permanent: decode malformed");
    assertThat(outbox().tries(bad)).isEmpty();
  }

  @Test
  void what_one_by_one_endpoints_get_is_never_parsed() {
    EndpointId endpoint = single();
    Content odd = Content.json("{\"n\":");
    outbox().enqueue(endpoint, MessageDraft.of(Outbox.KIND, odd));

    outbox().flush(endpoint);

    DeliveryRequest request = receiver().requests().getFirst();
    assertThat(request.form()).isEqualTo(DeliveryRequest.BodyForm.PAYLOAD);
    assertThat(request.messages().getFirst().payload()).isEqualTo(odd);
  }

  @Test
  void a_batch_of_nothing_but_broken_json_sends_nothing_and_blames_no_endpoint() {
    EndpointId endpoint = batching(64);
    outbox().enqueue(endpoint, MessageDraft.of(Outbox.KIND, Content.json("[")));

    Report report = outbox().flush(endpoint);

    assertThat(report).isEqualTo(new Report(1, 1, 0, 0, 0, 0));
    assertThat(receiver().requests()).isEmpty();
    assertThat(health(endpoint).breaker().failures()).isZero();
  }
}
