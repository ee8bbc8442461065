package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PoolSettingsTest {

  private static PoolSettings sized(int size) {
    return new PoolSettings("jdbc:postgresql://db/weft", "weft", "s3cret", size, true);
  }

  @Test
  void the_password_is_not_shown() {
    assertThat(sized(4)).hasToString("PoolSettings[jdbc:postgresql://db/weft, user=weft, size=4]");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 200})
  void a_pool_has_two_to_two_hundred_connections(int size) {
    assertThat(sized(size).size()).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 201})
  void another_size_is_refused(int size) {
    assertThatThrownBy(() -> sized(size))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pool size was " + size + ", expected 2 to 200");
  }
}
