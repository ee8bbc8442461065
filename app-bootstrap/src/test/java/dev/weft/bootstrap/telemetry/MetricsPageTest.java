package dev.weft.bootstrap.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.name.Lane;
import dev.weft.domain.vitals.LaneDepth;
import dev.weft.domain.vitals.StoreVitals;
import dev.weft.domain.vitals.Undispatched;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MetricsPageTest {

  private final AtomicLong nanos = new AtomicLong(1);
  private final AtomicInteger looks = new AtomicInteger();
  private final List<Reading> readings = new ArrayList<>();

  private final ReadingSource source =
      () -> {
        looks.incrementAndGet();
        return List.copyOf(readings);
      };

  private final MetricsPage page = new MetricsPage(new Meters(), Set.of(source), nanos::get);

  @Test
  void many_readers_share_one_look_until_it_is_too_old() {
    IntStream.range(0, 100).forEach(i -> page.text());
    assertThat(looks).hasValue(1);

    nanos.addAndGet(MetricsPage.INTERVAL.toNanos());
    page.text();

    assertThat(looks).hasValue(2);
  }

  @Test
  void a_series_that_is_not_told_any_more_is_gone() {
    readings.add(Reading.of("lane_runnable", "lane", "a", 1));
    readings.add(Reading.of("lane_runnable", "lane", "b", 2));
    assertThat(page.text()).contains("{lane=\"a\"} 1.0").contains("{lane=\"b\"} 2.0");

    readings.clear();
    readings.add(Reading.of("lane_runnable", "lane", "b", 3));
    nanos.addAndGet(MetricsPage.INTERVAL.toNanos());

    assertThat(page.text()).doesNotContain("{lane=\"a\"}").contains("{lane=\"b\"} 3.0");
    readings.clear();
    nanos.addAndGet(MetricsPage.INTERVAL.toNanos());
    assertThat(page.text()).doesNotContain("{lane=");
  }

  @Test
  void a_source_that_fails_leaves_the_others_alone() {
    ReadingSource broken =
        () -> {
          throw new IllegalStateException("the store is away");
        };
    readings.add(Reading.of("lanes", 7));

    String text = new MetricsPage(new Meters(), Set.of(source, broken), nanos::get).text();

    assertThat(text).contains("weft_lanes 7.0").doesNotContain("away");
  }

  @Test
  void only_the_fullest_lanes_are_told_by_name() {
    List<LaneDepth> lanes =
        IntStream.range(0, 500)
            .mapToObj(i -> new LaneDepth(new Lane("lane-" + i), i, 0, Duration.ZERO))
            .toList();

    List<Reading> told =
        new StoreReadings(
                () ->
                    new StoreVitals(Instant.EPOCH, lanes, Undispatched.NONE, Duration.ofSeconds(3)))
            .readings();

    assertThat(told)
        .contains(Reading.of("lanes", 500), Reading.of("database_oldest_transaction_seconds", 3))
        .contains(Reading.of("lane_runnable", "lane", "lane-499", 499))
        .hasSize(4 + 3 * StoreReadings.MOST_LANES);
  }
}
