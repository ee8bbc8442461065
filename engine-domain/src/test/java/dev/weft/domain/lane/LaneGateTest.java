package dev.weft.domain.lane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class LaneGateTest {

  @Test
  void a_pause_tells_since_when_why_and_by_whom() {
    LaneGate.Paused paused = new LaneGate.Paused(Instant.EPOCH, "why", "who");

    assertThat(paused.since()).isEqualTo(Instant.EPOCH);
    assertThat(paused.reason()).isEqualTo("why");
    assertThat(paused.by()).isEqualTo("who");
  }

  @Test
  void a_pause_holds_only_text_that_can_be_stored() {
    assertThatThrownBy(() -> new LaneGate.Paused(Instant.EPOCH, "\0", "who"))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new LaneGate.Paused(Instant.EPOCH, "why", "\0"))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new LaneGate.Paused(null, "why", "who"))
        .isInstanceOf(NullPointerException.class);
  }
}
