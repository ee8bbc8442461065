package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.testkit.driving.Outbox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** First in, first out per endpoint and ordering key. */
public abstract class OutboxKeyContract extends OutboxSuite {

  private OutboxMessageId keyed(EndpointId endpoint, String key) {
    return outbox()
        .enqueue(
            endpoint, MessageDraft.of(Outbox.KIND, Content.json("{}")).with(new OrderingKey(key)));
  }

  private static Admission.Batch upTo(int most) {
    return new Admission.Batch(most);
  }

  @Test
  void messages_of_one_key_leave_one_after_the_other() {
    EndpointId endpoint = batching(64);
    OutboxMessageId first = keyed(endpoint, "k");
    OutboxMessageId second = keyed(endpoint, "k");
    OutboxMessageId other = keyed(endpoint, "other");
    OutboxMessageId free = outbox().enqueue(endpoint);

    assertThat(idsOf(claim(endpoint, upTo(9)))).containsExactly(first, other, free);
    assertThat(claim(endpoint, upTo(9)).messages()).isEmpty();
    assertThat(state(second).phase()).isEqualTo(MessagePhase.PENDING);
  }

  @Test
  void a_key_is_free_once_its_first_message_is_sent() {
    EndpointId endpoint = batching(64);
    OutboxMessageId first = keyed(endpoint, "k");
    OutboxMessageId second = keyed(endpoint, "k");

    outbox().flush(endpoint);
    outbox().flush(endpoint);

    assertThat(receiver().sent()).containsExactly(List.of(first), List.of(second));
  }

  @Test
  void a_message_that_waits_for_its_retry_or_is_parked_holds_its_key() {
    EndpointId endpoint = batching(64);
    keyed(endpoint, "waits");
    keyed(endpoint, "waits");
    EndpointId blocked = batching(64);
    OutboxMessageId probe = keyed(blocked, "parked");
    keyed(blocked, "parked");
    receiver().next(409, 403);
    outbox().flush(endpoint);
    outbox().flush(blocked);

    assertThat(claim(endpoint, upTo(9)).messages()).isEmpty();
    assertThat(claim(blocked, upTo(9)).messages()).isEmpty();
    assertThat(idsOf(claim(blocked, new Admission.Probe()))).containsExactly(probe);
  }

  @Test
  void an_abandoned_message_releases_its_key_unless_the_setting_says_that_it_blocks() {
    EndpointId endpoint = batching(64);
    outbox()
        .enqueue(
            endpoint, MessageDraft.of(Outbox.KIND, Content.json("[")).with(new OrderingKey("k")));
    OutboxMessageId second = keyed(endpoint, "k");
    outbox().flush(endpoint);
    OutboxSettings usual = OutboxSettings.DEFAULT;
    OutboxSettings blocking =
        new OutboxSettings(
            usual.claimBatch(),
            usual.times(),
            usual.ageLimit(),
            usual.recovery(),
            usual.callerCap(),
            AbandonedKeyRule.BLOCKS);

    assertThat(outbox(blocking).flush(endpoint)).isEqualTo(Report.NOTHING);
    assertThat(outbox().flush(endpoint).sent()).isEqualTo(1);
    assertThat(receiver().sent()).containsExactly(List.of(second));
  }
}
