package dev.weft.domain.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Namespace;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventTest {

  private static final Namespace SHOP = new Namespace("shop");
  private static final EngineEvent ENDED =
      new EngineEvent.FlowEnded(
          EventKind.FLOW_FAILED, new FlowId(new UUID(1, 1)), SHOP, Instant.EPOCH);

  @Test
  void a_cursor_reads_back() {
    EventCursor cursor = new EventCursor("store-7", Long.MAX_VALUE, 0);

    assertThat(EventCursor.parse(cursor.toString())).isEqualTo(cursor);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a:1",
        "a:1:2:3",
        ":1:2",
        "a:-1:2",
        "a:1:x",
        "a b:1:2",
        "a:99999999999999999999:1",
        "a:9999999999999999999:1"
      })
  void what_is_no_cursor_is_refused(String text) {
    String encoded =
        Base64.getUrlEncoder().encodeToString(text.getBytes(StandardCharsets.US_ASCII));

    assertThatThrownBy(() -> EventCursor.parse(encoded)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> EventCursor.parse("%" + text)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_cursor_counts_from_zero() {
    assertThatThrownBy(() -> new EventCursor("store", -1, 0)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new EventCursor("store", 0, -1)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new EventCursor("a store", 0, 0)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_filter_admits_kinds_and_namespaces() {
    assertThat(EventFilter.ALL.admits(ENDED)).isTrue();
    assertThat(new EventFilter(Set.of(EventKind.FLOW_FAILED), Set.of(SHOP)).admits(ENDED)).isTrue();
    assertThat(new EventFilter(Set.of(EventKind.COMPLETION), Set.of()).admits(ENDED)).isFalse();
    assertThat(new EventFilter(Set.of(), Set.of(Namespace.DEFAULT)).admits(ENDED)).isFalse();
  }

  @Test
  void a_scope_admits_namespaces_and_an_instance_tag() {
    InstanceTag tag = new InstanceTag("tenant.id", "7");

    assertThat(EventScope.ALL.admits(SHOP, tag)).isTrue();
    assertThat(new EventScope(Set.of(SHOP), tag).admits(SHOP, tag)).isTrue();
    assertThat(new EventScope(Set.of(SHOP), tag).admits(SHOP, InstanceTag.NONE)).isFalse();
    assertThat(new EventScope(Set.of(Namespace.DEFAULT), InstanceTag.NONE).admits(SHOP, tag))
        .isFalse();
  }

  @Test
  void of_leases_only_the_lost_ones_are_told() {
    assertThat(EventKind.findLost(new AttemptOutcome.LeaseExpired()))
        .contains(EventKind.LEASE_EXPIRED);
    assertThat(EventKind.findLost(new AttemptOutcome.Revoked("r", "b")))
        .contains(EventKind.LEASE_REVOKED);
    assertThat(EventKind.findLost(new AttemptOutcome.Succeeded())).isEmpty();
    assertThat(EventKind.findLost(new AttemptOutcome.Cancelled("r", "b"))).isEmpty();
    assertThat(EventKind.findLost(new AttemptOutcome.TimedOut())).isEmpty();
    assertThat(EventKind.findLost(new AttemptOutcome.DeadlinePassed())).isEmpty();
  }

  @Test
  void of_flows_every_end_is_told() {
    assertThat(EventKind.findEnd(Settlement.COMPLETED)).contains(EventKind.FLOW_COMPLETED);
    assertThat(EventKind.findEnd(Settlement.FAILED)).contains(EventKind.FLOW_FAILED);
    assertThat(EventKind.findEnd(Settlement.CANCELLED)).contains(EventKind.FLOW_CANCELLED);
    assertThat(EventKind.findEnd(Settlement.UNSETTLED)).isEmpty();
  }

  @Test
  void kinds_have_words() {
    assertThat(EventKind.parse("lease_expired")).isEqualTo(EventKind.LEASE_EXPIRED);
    assertThat(EventKind.FLOW_CANCELLED.word()).isEqualTo("flow_cancelled");
    assertThatThrownBy(() -> EventKind.parse("nothing")).isInstanceOf(InvalidInput.class);
  }
}
