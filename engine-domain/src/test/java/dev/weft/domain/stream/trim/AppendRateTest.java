package dev.weft.domain.stream.trim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.weft.domain.Vectors;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.BestEffortConfig;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AppendRateTest {

  private static final Instant BEGIN = Instant.ofEpochMilli(1_700_000_000_000L);

  @TestFactory
  Stream<DynamicTest> the_vectors_are_met() {
    return Vectors.read("ema.json")
        .valueStream()
        .map(v -> DynamicTest.dynamicTest(v.get("name").asText(), () -> meets(v)));
  }

  private static void meets(JsonNode vector) {
    List<AppendRate> steps = stepsOf(vector);

    assertThat(vector.get("expect")).isNotEmpty();
    for (JsonNode expected : vector.get("expect")) {
      int index = expected.get("index").asInt();
      double rate = expected.get("rate_hz").asDouble();
      AppendRate step = steps.get(index);
      assertThat(step.perSecond()).as("rate at %d", index).isCloseTo(rate, within(rate * 1e-6));
      assertThat(step.keep()).as("keep at %d", index).isEqualTo(expected.get("keep").asInt());
    }
  }

  private static List<AppendRate> stepsOf(JsonNode vector) {
    List<AppendRate> steps = new ArrayList<>();
    AppendRate rate = AppendRate.NONE;
    for (JsonNode append : vector.get("appends")) {
      Instant now = Instant.ofEpochMilli(append.get(0).asLong());
      rate = rate.after(now, append.get(1).asInt(), configOf(vector.get("config")));
      steps.add(rate);
    }
    return steps;
  }

  private static BestEffortConfig configOf(JsonNode config) {
    return new BestEffortConfig(
        Duration.ofMillis(config.get("ttl_ms").asLong()),
        config.get("floor").asInt(),
        config.get("ceiling").asInt(),
        config.get("alpha").asDouble());
  }

  @Test
  void the_whole_state_moves_as_described() {
    BestEffortConfig config = new BestEffortConfig(Duration.ofSeconds(10), 1, 100_000, 0.5);

    AppendRate first = AppendRate.NONE.after(BEGIN, 1, config);
    AppendRate counted = first.after(BEGIN.plusMillis(99), 3, config);
    AppendRate ticked = counted.after(BEGIN.plusMillis(100), 2, config);

    assertThat(first).isEqualTo(new AppendRate(0, BEGIN, 1, 1));
    assertThat(counted).isEqualTo(new AppendRate(0, BEGIN, 4, 600));
    assertThat(ticked).isEqualTo(new AppendRate(20, BEGIN.plusMillis(100), 2, 400));
  }

  @Test
  void a_burst_in_one_millisecond_is_counted_frame_by_frame() {
    BestEffortConfig config = new BestEffortConfig(Duration.ofSeconds(1), 1, 100_000, 0.2);
    AppendRate rate = AppendRate.NONE;

    for (int frame = 0; frame < 501; frame++) {
      rate = rate.after(BEGIN, 1, config);
    }

    assertThat(rate).isEqualTo(new AppendRate(0, BEGIN, 501, 10_000));
  }

  @Test
  void a_clock_that_goes_back_only_counts() {
    BestEffortConfig config = new BestEffortConfig(Duration.ofSeconds(1), 1, 100_000, 0.2);
    AppendRate before = new AppendRate(5, BEGIN, 1, 1);

    assertThat(before.after(BEGIN.minusSeconds(3_600), 1, config))
        .isEqualTo(new AppendRate(5, BEGIN, 2, 20));
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 17, 40, 100, 333, 1_000, 2_500, 10_000})
  void an_even_rate_is_found_within_a_fifth_and_never_kept_short(int perSecond) {
    BestEffortConfig config =
        new BestEffortConfig(Duration.ofMillis(2_000_000L / perSecond), 1, 1_000_000, 0.2);
    double needed = perSecond * config.ttl().toMillis() / 1_000.0;
    AppendRate rate = AppendRate.NONE;

    for (long frame = 0; frame < 10L * perSecond; frame++) {
      Instant now = BEGIN.plusMillis(frame * 1_000 / perSecond);
      rate = rate.after(now, 1, config);
      if (frame >= 5L * perSecond) {
        assertThat(rate.perSecond()).isCloseTo(perSecond, within(0.2 * perSecond));
        assertThat((double) rate.keep()).isGreaterThanOrEqualTo(needed);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, 0", "NaN, 0, 0", "0, -1, 0", "0, 0, -1"})
  void impossible_numbers_are_refused(double perSecond, long count, int keep) {
    assertThatThrownBy(() -> new AppendRate(perSecond, BEGIN, count, keep))
        .isInstanceOf(InvalidInput.class);
  }
}
