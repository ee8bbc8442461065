package dev.weft.domain.outbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutboxIdsTest {

  private static final String LOW = "00000000-0000-0000-0000-000000000001";
  private static final String HIGH = "f0000000-0000-0000-0000-000000000001";

  @Test
  void text_forms_parse_back() {
    assertThat(OutboxMessageId.parse(LOW)).hasToString(LOW);
    assertThat(EndpointId.parse(LOW)).hasToString(LOW);
    assertThat(ClaimToken.parse(LOW)).hasToString(LOW);
  }

  @Test
  void a_malformed_id_names_its_field() {
    assertThatThrownBy(() -> OutboxMessageId.parse("1-1-1-1-1"))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("message_id ");
    assertThatThrownBy(() -> EndpointId.parse(null)).hasMessageStartingWith("endpoint_id ");
    assertThatThrownBy(() -> ClaimToken.parse("")).hasMessageStartingWith("claim_token ");
  }

  @Test
  void ids_are_ordered_as_text_and_not_as_signed_numbers() {
    var messages = List.of(OutboxMessageId.parse(HIGH), OutboxMessageId.parse(LOW));
    var endpoints = List.of(EndpointId.parse(HIGH), EndpointId.parse(LOW));

    assertThat(messages.stream().sorted().map(Object::toString)).containsExactly(LOW, HIGH);
    assertThat(endpoints.stream().sorted().map(Object::toString)).containsExactly(LOW, HIGH);
  }

  @Test
  void an_ordering_key_is_short_and_holds_no_nul() {
    assertThat(new OrderingKey("k".repeat(200)).isPresent()).isTrue();
    assertThat(OrderingKey.NONE.isPresent()).isFalse();
    assertThatThrownBy(() -> new OrderingKey("k".repeat(201))).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new OrderingKey("a\0b")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new OrderingKey(null)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void counts_below_zero_are_refused() {
    assertThatThrownBy(() -> new Refusals(-1, Messages.NOW)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new LeaseLosses(0, -1)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new LeaseLosses(1, 2)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new MessageHistory(-1, Refusals.NONE, LeaseLosses.NONE, ""))
        .isInstanceOf(InvalidInput.class);
  }
}
