package dev.weft.domain.lease;

import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.WORKER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeaseTest {

  private static final Lease THIRTY = new Lease(LEASE, WORKER, NOW.plusSeconds(30));

  @Test
  void it_is_live_strictly_before_its_end() {
    assertThat(THIRTY.expiredAt(NOW.plusSeconds(30).minusNanos(1))).isFalse();
    assertThat(THIRTY.expiredAt(NOW.plusSeconds(30))).isTrue();
    assertThat(THIRTY.expiredAt(NOW.plusSeconds(31))).isTrue();
  }

  @Test
  void a_renewal_counts_from_now_and_never_shortens() {
    assertThat(THIRTY.renewed(new LeaseTtl(Duration.ofSeconds(31)), NOW))
        .isEqualTo(new Lease(LEASE, WORKER, NOW.plusSeconds(31)));
    assertThat(THIRTY.renewed(new LeaseTtl(Duration.ofSeconds(30)), NOW)).isSameAs(THIRTY);
    assertThat(THIRTY.renewed(new LeaseTtl(Duration.ofSeconds(29)), NOW)).isSameAs(THIRTY);
  }

  @Test
  void its_id_parses_back() {
    assertThat(LeaseId.parse(LEASE.toString())).isEqualTo(LEASE);
    assertThat(LEASE).hasToString("00000000-0000-4000-8000-00000000000a");
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> LeaseId.parse("1-1-1-1-1"))
        .withMessage("lease_id was '1-1-1-1-1', expected a UUID of 36 characters");
  }

  @Nested
  class ATtl {

    static List<Duration> allowed() {
      return List.of(Duration.ofSeconds(1), Duration.ofDays(1));
    }

    static List<Duration> refused() {
      return List.of(
          Duration.ofSeconds(1).minusNanos(1),
          Duration.ofDays(1).plusNanos(1),
          Duration.ofSeconds(-30));
    }

    @ParameterizedTest
    @MethodSource("allowed")
    void lasts_a_second_to_a_day(Duration value) {
      assertThat(new LeaseTtl(value).from(NOW)).isEqualTo(NOW.plus(value));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void is_refused_outside(Duration value) {
      assertThatExceptionOfType(InvalidInput.class)
          .isThrownBy(() -> new LeaseTtl(value))
          .withMessage("lease_ms was '" + value + "', expected 1 second to 1 day");
    }

    @Test
    void is_thirty_seconds_unless_said() {
      assertThat(LeaseTtl.DEFAULT).isEqualTo(new LeaseTtl(Duration.ofSeconds(30)));
    }
  }

  @Nested
  class AWorker {

    private static final String LONGEST = "w".repeat(128);

    @Test
    void has_two_printable_names() {
      assertThat(new Worker(LONGEST, " ~").instance()).isEqualTo(" ~");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "tab\t", "line\n", "käse", "\u007f"})
    void is_refused_without_them(String name) {
      String tail = " was '" + name + "', expected 1 to 128 printable ASCII characters";

      assertThatExceptionOfType(InvalidInput.class)
          .isThrownBy(() -> new Worker(name, "i"))
          .withMessage("worker_id" + tail);
      assertThatExceptionOfType(InvalidInput.class)
          .isThrownBy(() -> new Worker("w", name))
          .withMessage("worker_instance_id" + tail);
    }

    @Test
    void is_refused_with_a_name_over_the_limit() {
      assertThatExceptionOfType(InvalidInput.class)
          .isThrownBy(() -> new Worker(LONGEST + "w", "i"));
    }
  }
}
