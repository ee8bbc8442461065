package dev.weft.domain.name;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CapabilitiesTest {

  private static final Capabilities GPU = Capabilities.of("gpu");
  private static final Capabilities GPU_AND_SSD = Capabilities.of("ssd", "gpu");

  @Test
  void a_worker_covers_what_is_a_part_of_its_own() {
    assertThat(GPU_AND_SSD.cover(GPU)).isTrue();
    assertThat(GPU.cover(GPU)).isTrue();
    assertThat(GPU.cover(GPU_AND_SSD)).isFalse();
    assertThat(Capabilities.NONE.cover(Capabilities.NONE)).isTrue();
    assertThat(Capabilities.NONE.cover(GPU)).isFalse();
  }

  @Test
  void equal_sets_have_one_form() {
    assertThat(Capabilities.of(List.of("ssd", "gpu", "ssd")))
        .isEqualTo(Capabilities.of("gpu", "ssd"))
        .hasToString("Capabilities[names=[gpu, ssd]]");
  }

  @Test
  void each_name_is_checked() {
    assertThat(refusal(() -> Capabilities.of("gpu", "a b")).sentence())
        .startsWith("capability was 'a b', expected ");
  }

  @Test
  void the_set_is_a_copy_and_cannot_be_changed() {
    TreeSet<String> given = new TreeSet<>(List.of("gpu"));
    Capabilities capabilities = new Capabilities(given);

    given.clear();

    assertThat(capabilities).isEqualTo(GPU);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> capabilities.names().add("ssd"));
  }
}
