package dev.weft.domain.outbox.enqueue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessageId;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class MessageDraftTest {

  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final MessageDraft NOTE = MessageDraft.of(new Kind("note"), Content.EMPTY);

  private static MessageState state(MessageDraft draft) {
    return draft
        .message(new OutboxMessageId(new UUID(0, 1)), new EndpointId(new UUID(0, 2)), NOW)
        .state();
  }

  @Test
  void a_draft_is_due_at_the_later_of_now_and_what_was_asked() {
    assertThat(state(NOTE)).isEqualTo(new MessageState.Pending(NOW));
    assertThat(state(NOTE.notBefore(NOW.minusMillis(1)))).isEqualTo(new MessageState.Pending(NOW));
    assertThat(state(NOTE.notBefore(NOW.plusMillis(1))))
        .isEqualTo(new MessageState.Pending(NOW.plusMillis(1)));
  }

  @Test
  void times_beyond_what_a_store_keeps_are_refused() {
    assertThatThrownBy(() -> NOTE.notBefore(Instant.MAX)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_payload_has_at_most_a_mebibyte() {
    Content largest = new Content(Bytes.of(new byte[1 << 20]), ContentType.OCTETS);
    Content more = new Content(Bytes.of(new byte[(1 << 20) + 1]), ContentType.OCTETS);

    assertThat(MessageDraft.of(new Kind("note"), largest).payload()).isEqualTo(largest);
    assertThatThrownBy(() -> MessageDraft.of(new Kind("note"), more))
        .isInstanceOf(InvalidInput.class);
  }

  @Test
  void dedupe_keys_are_short_and_printable() {
    assertThat(new DedupeKey("k".repeat(200)).isPresent()).isTrue();
    assertThat(DedupeKey.NONE.isPresent()).isFalse();
    assertThatThrownBy(() -> new DedupeKey("k".repeat(201))).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new DedupeKey("a\nb")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new DedupeKey(null)).isInstanceOf(InvalidInput.class);
  }
}
