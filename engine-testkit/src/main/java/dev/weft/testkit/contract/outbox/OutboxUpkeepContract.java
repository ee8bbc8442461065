package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.outbox.MessageDescriber;
import dev.weft.application.outbox.MessageLister;
import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.port.in.outbox.FindDueEndpoints.Due;
import dev.weft.port.in.outbox.ListMessages;
import dev.weft.port.out.outbox.NewMessage;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Lists, due times and what passing time does to messages. */
public abstract class OutboxUpkeepContract extends OutboxSuite {

  private static final OutboxRetention DAYS =
      new OutboxRetention(Duration.ofDays(1), Duration.ofDays(2));

  private boolean exists(OutboxMessageId id) {
    return new MessageDescriber(opened().transactions()).describe(id).isPresent();
  }

  private ListMessages.Page page(MessageFilter filter, MessageCursor cursor, int limit) {
    return new MessageLister(opened().transactions())
        .list(new ListMessages.Query(filter, cursor, limit));
  }

  @Test
  void messages_are_listed_page_by_page_and_by_state() {
    EndpointId endpoint = single();
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 5);
    outbox().flush(endpoint);
    MessageFilter here = new MessageFilter(Set.of(), EndpointChoice.of(endpoint));
    List<OutboxMessageId> seen = new ArrayList<>();
    MessageCursor cursor = MessageCursor.START;

    ListMessages.Page page = page(here, cursor, 2);
    page.messages().forEach(view -> seen.add(view.message().id()));
    while (page.rest() instanceof ListMessages.Rest.Behind behind) {
      page = page(here, MessageCursor.parse(behind.cursor().toString()), 2);
      page.messages().forEach(view -> seen.add(view.message().id()));
    }

    assertThat(seen).isEqualTo(ids);
    assertThat(page(here, cursor, 5).rest()).isEqualTo(new ListMessages.Rest.Nothing());
    assertThat(page(here, cursor, 0).messages()).isEmpty();
    assertThat(
            page(
                    new MessageFilter(
                        Set.of(MessagePhase.SENT, MessagePhase.PARKED), here.endpoint()),
                    cursor,
                    9)
                .messages())
        .extracting(view -> view.message().id())
        .containsExactly(ids.getFirst());
    assertThat(page(MessageFilter.ALL, cursor, 1).messages()).hasSize(1);
  }

  @Test
  void an_unknown_message_has_no_tries() {
    assertThat(outbox().tries(opened().ids().message())).isEmpty();
    assertThat(exists(opened().ids().message())).isFalse();
  }

  @Test
  void endpoints_with_due_rows_are_found_the_longest_waiting_first() {
    EndpointId later = single();
    EndpointId first = single();
    EndpointId idle = single();
    outbox().enqueue(first);
    clock().advance(Duration.ofMillis(1));
    outbox().enqueue(later);

    assertThat(outbox().due().endpoints()).containsSubsequence(first, later);
    assertThat(outbox().due().endpoints()).doesNotContain(idle);
  }

  @Test
  void what_is_due_later_shortens_the_wait() {
    EndpointId endpoint = single();
    MessageDraft later = MessageDraft.of(Outbox.KIND, Content.EMPTY);
    outbox().enqueue(endpoint, later.notBefore(now().plusMillis(1)));

    Due due = outbox().due();

    assertThat(due.endpoints()).doesNotContain(endpoint);
    assertThat(due.next()).isEqualTo(Duration.ofMillis(1));
    clock().advance(Duration.ofMillis(1));
    assertThat(outbox().due().endpoints()).contains(endpoint);
  }

  @Test
  void paused_disabled_and_blocked_endpoints_are_not_due() {
    EndpointId paused = single();
    EndpointId disabled = single();
    EndpointId parked = single();
    List.of(paused, disabled, parked).forEach(id -> outbox().enqueue(id));
    receiver().next(429, 403);
    outbox().flush(paused);
    outbox().flush(parked);
    outbox().change(disabled, new EndpointEdit.ToEnabled(false));

    assertThat(outbox().due().endpoints()).doesNotContain(paused, disabled, parked);
    clock().advance(Duration.ofMinutes(1));
    assertThat(outbox().due().endpoints()).contains(paused, parked).doesNotContain(disabled);
  }

  @Test
  void a_claim_that_ended_makes_its_endpoint_due_again() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint);
    claim(endpoint, new Admission.Batch(1));

    assertThat(outbox().due().endpoints()).doesNotContain(endpoint);
    clock().advance(Duration.ofMinutes(1));
    assertThat(outbox().due().endpoints()).contains(endpoint);
  }

  @Test
  void sent_and_abandoned_messages_are_deleted_after_their_time_and_unsent_ones_never() {
    EndpointId endpoint = batching(64);
    OutboxMessageId sent = outbox().enqueue(endpoint);
    OutboxMessageId abandoned =
        outbox().enqueue(endpoint, MessageDraft.of(Outbox.KIND, Content.json("[")));
    outbox().flush(endpoint);
    OutboxMessageId pending = outbox().enqueue(endpoint);

    clock().advance(Duration.ofDays(1));
    outbox().sweep(DAYS);
    assertThat(exists(sent)).isTrue();
    clock().advance(Duration.ofMillis(1));
    outbox().sweep(DAYS);
    assertThat(exists(sent)).isFalse();
    assertThat(outbox().tries(sent)).isEmpty();
    assertThat(exists(abandoned)).isTrue();
    clock().advance(Duration.ofDays(1));
    outbox().sweep(DAYS);

    assertThat(exists(abandoned)).isFalse();
    assertThat(exists(pending)).isTrue();
  }

  @Test
  void a_message_enqueued_while_its_endpoint_went_away_is_abandoned_by_the_sweep() {
    EndpointId endpoint = single();
    outbox().remove(endpoint, false);
    OutboxMessageId orphan = opened().ids().message();
    inTransaction(
        stores ->
            stores
                .outbox()
                .enqueue(
                    List.of(
                        new NewMessage(
                            orphan, endpoint, MessageDraft.of(Outbox.KIND, Content.EMPTY)))));

    assertThat(outbox().sweep(DAYS).orphans()).isEqualTo(1);
    assertThat(state(orphan).phase()).isEqualTo(MessagePhase.ABANDONED);
    assertThat(outbox().sweep(DAYS).orphans()).isZero();
  }

  private long sampled() {
    return inTransaction(stores -> stores.outboxReads().sampledUnsent());
  }

  @Test
  void the_sample_counts_what_is_unsent() {
    EndpointId endpoint = single();
    long before = outbox().sweep(DAYS).unsent();
    outbox().enqueue(endpoint, 2);

    assertThat(sampled()).isEqualTo(before);
    assertThat(outbox().sweep(DAYS).unsent()).isEqualTo(before + 2);
    assertThat(sampled()).isEqualTo(before + 2);
    long capped = inTransaction(stores -> stores.outboxUpkeep().sampleUnsent(1));
    assertThat(capped).isEqualTo(1);
  }
}
