package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StreamPositionTest {

  @Test
  void nothing_lies_between_a_place_and_the_next() {
    assertThat(StreamPosition.BEGINNING.next()).isEqualTo(new StreamPosition(0, 1));
    assertThat(new StreamPosition(7, Long.MAX_VALUE).next()).isEqualTo(new StreamPosition(8, 0));
    assertThat(StreamPosition.LAST.next()).isEqualTo(StreamPosition.LAST);
  }
}
