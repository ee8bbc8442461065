package dev.weft.domain.outbox;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OrderingKeyTest {

  @Test
  void prints_as_it_was_given() {
    assertThat(new OrderingKey("customer 7")).hasToString("customer 7");
  }

  @Test
  void a_nul_is_refused_wherever_it_stands() {
    assertThat(refusal(() -> new OrderingKey("\0a")).field()).isEqualTo("ordering_key");
    assertThat(refusal(() -> new OrderingKey("a\0")).field()).isEqualTo("ordering_key");
  }
}
