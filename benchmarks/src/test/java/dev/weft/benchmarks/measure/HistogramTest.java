package dev.weft.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistogramTest {

  @Test
  void an_empty_histogram_answers_zero() {
    var histogram = new Histogram();

    var answer = histogram.percentile(0.99);

    assertThat(answer).isEqualTo(Duration.ZERO);
    assertThat(histogram.count()).isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 31, 32, 33, 63})
  void small_durations_are_exact(long nanos) {
    var histogram = new Histogram();

    histogram.record(Duration.ofNanos(nanos), 1);

    assertThat(histogram.percentile(1.0)).isEqualTo(Duration.ofNanos(nanos));
  }

  @ParameterizedTest
  @CsvSource({"64, 65", "65, 65", "66, 67", "127, 127", "128, 131", "1024, 1055", "1056, 1087"})
  void a_percentile_is_the_upper_edge_of_its_bucket(long nanos, long edge) {
    var histogram = new Histogram();

    histogram.record(Duration.ofNanos(nanos), 1);

    assertThat(histogram.percentile(0.5)).isEqualTo(Duration.ofNanos(edge));
  }

  @Test
  void half_of_the_durations_do_not_exceed_the_median() {
    var histogram = new Histogram();
    histogram.record(Duration.ofNanos(10), 50);
    histogram.record(Duration.ofNanos(20), 49);
    histogram.record(Duration.ofNanos(30), 1);

    assertThat(histogram.percentile(0.5)).isEqualTo(Duration.ofNanos(10));
    assertThat(histogram.percentile(0.51)).isEqualTo(Duration.ofNanos(20));
    assertThat(histogram.percentile(0.99)).isEqualTo(Duration.ofNanos(20));
    assertThat(histogram.percentile(1.0)).isEqualTo(Duration.ofNanos(30));
  }

  @Test
  void percentiles_lie_at_most_a_thirtieth_above_the_truth() {
    var random = new SplittableRandom(7);
    var histogram = new Histogram();
    long[] all = random.longs(10_000, 0, 5_000_000_000L).toArray();
    Arrays.stream(all).forEach(nanos -> histogram.record(Duration.ofNanos(nanos), 1));
    Arrays.sort(all);

    long p99 = histogram.percentile(0.99).toNanos();

    assertThat(p99).isBetween(all[9_899], (long) (all[9_899] * 1.032));
  }

  @Test
  void the_longest_duration_has_a_bucket() {
    var histogram = new Histogram();

    histogram.record(Duration.ofNanos(Long.MAX_VALUE), 1);

    assertThat(histogram.percentile(1.0)).isEqualTo(Duration.ofNanos(Long.MAX_VALUE));
  }

  @Test
  void adding_another_counts_both() {
    var histogram = new Histogram();
    histogram.record(Duration.ofNanos(5), 3);
    var other = new Histogram();
    other.record(Duration.ofNanos(9), 2);

    histogram.add(other);

    assertThat(histogram.count()).isEqualTo(5);
    assertThat(histogram.percentile(1.0)).isEqualTo(Duration.ofNanos(9));
  }
}
