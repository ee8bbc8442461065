package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.guard.UrlRules;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpOutboxSettingsTest {

  @Test
  void by_default_messages_go_to_public_addresses_over_tls() {
    assertThat(HttpOutboxSettings.DEFAULT.urls()).isEqualTo(UrlRules.DEFAULT);
    assertThat(HttpOutboxSettings.DEFAULT.authorities()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 0, 10_001})
  void a_lookup_ends_within_ten_seconds(long millis) {
    assertThatThrownBy(
            () -> new HttpOutboxSettings(UrlRules.DEFAULT, List.of(), Duration.ofMillis(millis)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("outbox_lookup");
  }
}
