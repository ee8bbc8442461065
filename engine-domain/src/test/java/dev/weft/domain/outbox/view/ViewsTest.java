package dev.weft.domain.outbox.view;

import static dev.weft.domain.outbox.Messages.id;
import static dev.weft.domain.outbox.Messages.message;
import static dev.weft.domain.outbox.Messages.pending;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.operate.Orphans;
import dev.weft.domain.outbox.setting.OutboxRetention;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ViewsTest {

  private static final Duration TOOK = Duration.ofMillis(3);

  @Test
  void a_try_keeps_status_class_and_what_was_said() {
    assertThat(DeliveryTry.of(id(1), DeliveryAnswer.Answered.of(422, "No", "a\tb"), TOOK))
        .isEqualTo(new DeliveryTry(id(1), 422, "refused", TOOK, "a\\u0009b"));
    assertThat(DeliveryTry.of(id(1), new DeliveryAnswer.Unreachable("reset"), TOOK))
        .isEqualTo(new DeliveryTry(id(1), 0, "transient", TOOK, "reset"));
  }

  @Test
  void a_filter_passes_by_phase_and_endpoint() {
    var row = pending(1);
    var elsewhere = EndpointChoice.of(new EndpointId(new UUID(7, 7)));

    assertThat(MessageFilter.ALL.passes(row)).isTrue();
    assertThat(new MessageFilter(Set.of(MessagePhase.SENT), EndpointChoice.ALL).passes(row))
        .isFalse();
    assertThat(
            new MessageFilter(Set.of(MessagePhase.PENDING), EndpointChoice.of(row.endpoint()))
                .passes(row))
        .isTrue();
    assertThat(new MessageFilter(Set.of(), elsewhere).passes(row)).isFalse();
  }

  @Test
  void a_cursor_reads_what_it_wrote() {
    MessageCursor cursor = new MessageCursor(id(5));

    assertThat(MessageCursor.parse(cursor.toString())).isEqualTo(cursor);
    assertThatThrownBy(() -> MessageCursor.parse("x")).isInstanceOf(InvalidInput.class);
  }

  @Test
  void orphans_are_abandoned_with_what_was_said_last() {
    var parked =
        message(2, new MessageState.Parked())
            .moved(new MessageState.Parked(), MessageHistory.NEW.noted("403 No"));

    assertThat(Orphans.abandoned(List.of(pending(1), parked)))
        .allSatisfy(
            row ->
                assertThat(row.state())
                    .isEqualTo(new MessageState.Abandoned(AbandonReason.ENDPOINT_DELETED)))
        .extracting(row -> row.history().lastError())
        .containsExactly("endpoint deleted: unsent", "endpoint deleted: 403 No");
  }

  @Test
  void settled_messages_are_kept_for_a_minute_at_least() {
    Duration minute = Duration.ofMinutes(1);

    assertThat(new OutboxRetention(minute, minute).sent()).isEqualTo(minute);
    assertThatThrownBy(() -> new OutboxRetention(minute.minusMillis(1), minute))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new OutboxRetention(minute, minute.minusMillis(1)))
        .isInstanceOf(InvalidInput.class);
  }
}
