package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.EndpointId;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class OutboxFlightsTest {

  private static final EndpointId HERE = new EndpointId(new UUID(0, 1));
  private static final EndpointId THERE = new EndpointId(new UUID(0, 2));
  private static final long MILLISECOND = 1_000_000;

  private final OutboxFlights flights = new OutboxFlights();

  @Test
  void an_endpoint_has_at_most_four_flights_and_others_their_own() {
    for (int i = 0; i < 4; i++) {
      assertThat(flights.begin(HERE, 0)).isTrue();
    }

    assertThat(flights.begin(HERE, 0)).isFalse();
    assertThat(flights.begin(THERE, 0)).isTrue();
    flights.end(HERE, true, 0);
    assertThat(flights.begin(HERE, 0)).isTrue();
  }

  @Test
  void an_endpoint_that_yields_nothing_rests_longer_each_time() {
    long now = 0;
    for (long rest : new long[] {50, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000}) {
      assertThat(flights.begin(HERE, now)).isTrue();
      flights.end(HERE, false, now);
      assertThat(flights.begin(HERE, now + rest * MILLISECOND - 1)).isFalse();
      now += rest * MILLISECOND;
    }
  }

  @Test
  void a_find_ends_the_rest() {
    flights.begin(HERE, 0);
    flights.begin(HERE, 0);
    flights.end(HERE, false, 0);
    flights.end(HERE, true, 0);

    assertThat(flights.begin(HERE, 0)).isTrue();
  }

  @Test
  void who_waits_for_everybody_is_told_whether_they_came() {
    assertThat(flights.awaitNone(Duration.ZERO)).isTrue();
    flights.begin(HERE, 0);
    assertThat(flights.awaitNone(Duration.ofMillis(1))).isFalse();

    Thread.ofVirtual().start(() -> flights.end(HERE, true, 0));

    assertThat(flights.awaitNone(Duration.ofSeconds(60))).isTrue();
  }
}
