package dev.weft.domain.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class StorableTimeTest {

  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999Z");

  @Test
  void a_time_is_cut_to_its_millisecond() {
    Instant time = Instant.parse("2026-01-01T00:00:00.123Z");

    assertThat(StorableTime.checked("until", time)).isEqualTo(time);
    assertThat(StorableTime.checked("until", time.plusNanos(999_999))).isEqualTo(time);
    assertThat(StorableTime.checked("until", Instant.MIN)).isEqualTo(Instant.MIN);
  }

  @Test
  void the_year_9999_is_the_last() {
    assertThat(StorableTime.checked("until", LATEST.plusNanos(1))).isEqualTo(LATEST);
    assertThatThrownBy(() -> StorableTime.checked("until", LATEST.plusMillis(1)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("until was");
    assertThatThrownBy(() -> StorableTime.checked("until", Instant.MAX))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> StorableTime.checked("until", null)).isInstanceOf(InvalidInput.class);
  }
}
