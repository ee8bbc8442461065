package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.CallerCap;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.in.outbox.EnqueueMessages.Result;
import dev.weft.testkit.driving.Outbox;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How many messages callers may hand over, in one call and unsent. */
public abstract class OutboxCapContract extends OutboxSuite {

  private static final MessageDraft NOTE = MessageDraft.of(Outbox.KIND, Content.json("{\"n\":1}"));

  private static Item to(EndpointId endpoint, MessageDraft draft) {
    return new Item(new Destination.ToEndpoint(endpoint), draft);
  }

  private static OutboxSettings capped(long most, CallerCap.Action action) {
    OutboxSettings usual = OutboxSettings.DEFAULT;
    return new OutboxSettings(
        usual.claimBatch(),
        usual.times(),
        usual.ageLimit(),
        usual.recovery(),
        new CallerCap(most, action),
        usual.abandonedKeys());
  }

  @Test
  void a_call_without_messages_or_with_too_many_is_refused() {
    EndpointId endpoint = single();
    Item[] many = IntStream.range(0, 1_001).mapToObj(i -> to(endpoint, NOTE)).toArray(Item[]::new);

    assertThat(outbox().asked()).isInstanceOf(Result.Refused.class);
    assertThat(outbox().asked(many)).isInstanceOf(Result.Refused.class);
    assertThat(outbox().counts(endpoint).pending()).isZero();
  }

  @Test
  void the_cap_holds_callers_back_by_the_latest_sample() {
    EndpointId endpoint = single();
    outbox().sweep(OutboxRetention.DEFAULT);
    long unsent = inTransaction(stores -> stores.outboxReads().sampledUnsent());
    Outbox tight = outbox(capped(unsent + 2, CallerCap.Action.REFUSE));

    tight.enqueue(endpoint, 3);
    assertThat(outbox().sweep(OutboxRetention.DEFAULT).unsent()).isEqualTo(unsent + 3);

    assertThat(tight.asked(to(endpoint, NOTE)))
        .isEqualTo(new Result.OverCap(unsent + 3, unsent + 2));
    assertThat(outbox(capped(unsent + 2, CallerCap.Action.METER)).asked(to(endpoint, NOTE)))
        .isInstanceOfSatisfying(
            Result.Accepted.class, accepted -> assertThat(accepted.overCap()).isTrue());
    assertThat(outbox().counts(endpoint).pending()).isEqualTo(4);
  }
}
