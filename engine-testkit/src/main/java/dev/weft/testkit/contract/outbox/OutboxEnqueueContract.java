package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.outbox.OutboxHint;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.enqueue.DedupeKey;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.in.outbox.EnqueueMessages.Receipt;
import dev.weft.port.in.outbox.EnqueueMessages.Result;
import dev.weft.port.in.outbox.EnqueueMessages.Stored;
import dev.weft.testkit.contract.CallerTransaction;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A message exists iff the transaction that caused it committed (I32). */
public abstract class OutboxEnqueueContract extends OutboxSuite {

  private static final MessageDraft NOTE = MessageDraft.of(Outbox.KIND, Content.json("{\"n\":1}"));

  private static Item to(EndpointId endpoint, MessageDraft draft) {
    return new Item(new Destination.ToEndpoint(endpoint), draft);
  }

  private static Item toAll(MessageDraft draft) {
    return new Item(new Destination.ToSubscribers(), draft);
  }

  @Test
  void a_message_is_pending_and_due_from_the_moment_it_is_stored() {
    EndpointId endpoint = single();

    OutboxMessageId id = outbox().enqueue(endpoint, NOTE.with(new OrderingKey("k")));

    OutboxMessage expected =
        new OutboxMessage(
            id,
            endpoint,
            Outbox.KIND,
            new OrderingKey("k"),
            now(),
            now(),
            MessageHistory.NEW,
            due(Duration.ZERO));
    assertThat(outbox().view(id)).isEqualTo(new MessageView(expected, Namespace.DEFAULT, 0));
    assertThat(opened().signal().raised()).containsExactly(OutboxHint.LANE);
  }

  @Test
  void a_message_for_later_is_not_due_before_and_one_for_the_past_is_due_now() {
    EndpointId endpoint = single();

    OutboxMessageId later = outbox().enqueue(endpoint, NOTE.notBefore(now().plusSeconds(90)));
    OutboxMessageId past = outbox().enqueue(endpoint, NOTE.notBefore(now().minusSeconds(90)));

    assertThat(state(later)).isEqualTo(due(Duration.ofSeconds(90)));
    assertThat(state(past)).isEqualTo(due(Duration.ZERO));
    assertThat(idsOf(claim(endpoint, new Admission.Batch(9)))).containsExactly(past);
  }

  @Test
  void payload_bytes_of_any_content_come_back_as_they_were() {
    EndpointId endpoint = batching(9);
    byte[] every = new byte[256];
    IntStream.range(0, 256).forEach(i -> every[i] = (byte) i);
    Content odd = new Content(Bytes.of(every), ContentType.OCTETS);

    outbox().enqueue(endpoint, MessageDraft.of(Outbox.KIND, odd));
    outbox().enqueue(endpoint, MessageDraft.of(Outbox.KIND, Content.EMPTY));

    assertThat(claim(endpoint, new Admission.Batch(9)).messages())
        .extracting(row -> row.payload())
        .containsExactlyInAnyOrder(odd, Content.EMPTY);
  }

  @Test
  void a_dedupe_key_names_one_message_per_endpoint() {
    EndpointId here = single();
    EndpointId there = single();
    MessageDraft once = NOTE.with(new DedupeKey("once"));
    OutboxMessageId first = outbox().enqueue(here, once);

    List<Receipt> again = outbox().receipts(to(here, once), to(there, once), to(there, once));

    OutboxMessageId other = again.get(1).messages().getFirst().id();
    assertThat(again)
        .containsExactly(
            new Receipt(List.of(new Stored(first, here, true))),
            new Receipt(List.of(new Stored(other, there, false))),
            new Receipt(List.of(new Stored(other, there, true))));
    assertThat(outbox().counts(here).pending()).isEqualTo(1);
    assertThat(outbox().counts(there).pending()).isEqualTo(1);
  }

  @Test
  void a_dedupe_key_is_kept_for_seven_days_also_after_the_message_was_sent() {
    EndpointId endpoint = single();
    MessageDraft once = NOTE.with(new DedupeKey("kept"));
    OutboxMessageId first = outbox().enqueue(endpoint, once);
    outbox().flush(endpoint);

    clock().advance(DedupeKey.KEPT);
    outbox().sweep(OutboxRetention.DEFAULT);
    assertThat(outbox().enqueue(endpoint, once)).isEqualTo(first);

    clock().advance(Duration.ofMillis(1));
    outbox().sweep(OutboxRetention.DEFAULT);
    assertThat(outbox().enqueue(endpoint, once)).isNotEqualTo(first);
  }

  @Test
  void sixteen_with_one_dedupe_key_store_one_message() {
    EndpointId endpoint = single();
    MessageDraft once = NOTE.with(new DedupeKey("crowd"));

    List<OutboxMessageId> ids = Crowd.ofSixteen(i -> outbox().enqueue(endpoint, once));

    assertThat(ids).hasSize(16).containsOnly(ids.getFirst());
    assertThat(outbox().counts(endpoint).pending()).isEqualTo(1);
  }

  @Test
  void a_message_for_subscribers_goes_to_whoever_wants_its_kind_and_namespace() {
    EndpointId wants = outbox().register(e -> e.wanting("order.paid").in(namespace()));
    EndpointId all = outbox().register(e -> e.wanting().in(namespace()));
    EndpointId otherKind = outbox().register(e -> e.wanting("order.lost").in(namespace()));
    EndpointId elsewhere =
        outbox().register(e -> e.wanting("order.paid").in(new Namespace(namespace() + "-too")));
    MessageDraft paid =
        MessageDraft.of(new Kind("order.paid"), Content.json("{}")).with(namespace());

    List<Receipt> receipts = outbox().receipts(toAll(paid));

    assertThat(receipts.getFirst().messages())
        .extracting(Stored::endpoint)
        .containsExactly(wants, all);
    assertThat(outbox().counts(otherKind)).isEqualTo(OutboxCounts.of(List.of()));
    assertThat(outbox().counts(elsewhere)).isEqualTo(OutboxCounts.of(List.of()));
  }

  @Test
  void that_nobody_wants_a_message_is_said() {
    MessageDraft unwanted = MessageDraft.of(new Kind("unwanted"), Content.EMPTY).with(namespace());

    assertThat(outbox().receipts(toAll(unwanted))).containsExactly(new Receipt(List.of()));
  }

  @Test
  void an_unknown_endpoint_refuses_the_whole_call() {
    EndpointId known = single();
    EndpointId unknown = opened().ids().endpoint();

    Result result = outbox().asked(to(known, NOTE), to(unknown, NOTE));

    assertThat(result)
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused ->
                assertThat(refused.problems())
                    .extracting(problem -> problem.field())
                    .containsExactly("messages[1].endpoint_id"));
    assertThat(outbox().counts(known).pending()).isZero();
  }

  @Test
  void a_message_of_a_transaction_that_is_rolled_back_never_was() {
    EndpointId endpoint = single();
    OutboxMessageId kept;

    try (CallerTransaction caller = opened().callerTransaction()) {
      outbox(caller.transactions(), OutboxSettings.DEFAULT, 0).enqueue(endpoint, NOTE);
      caller.rollback();
    }
    try (CallerTransaction caller = opened().callerTransaction()) {
      kept = outbox(caller.transactions(), OutboxSettings.DEFAULT, 0).enqueue(endpoint, NOTE);
      caller.commit();
    }

    assertThat(idsOf(claim(endpoint, new Admission.Batch(9)))).containsExactly(kept);
  }

  @Test
  void a_disabled_endpoint_goes_on_collecting() {
    EndpointId endpoint = single();
    outbox().change(endpoint, new EndpointEdit.ToEnabled(false));

    OutboxMessageId id = outbox().enqueue(endpoint, NOTE);

    assertThat(outbox().flush(endpoint).claimed()).isZero();
    assertThat(state(id)).isInstanceOf(MessageState.Pending.class);
  }
}
