package dev.weft.domain.claim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class WorkerSightingTest {

  private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");
  private static final Lane LANE = new Lane("lane");

  private static WorkerSighting seen(String worker, Lane lane, Capabilities able, String... kinds) {
    TreeSet<Kind> named = new TreeSet<>();
    List.of(kinds).forEach(kind -> named.add(new Kind(kind)));
    return new WorkerSighting(new Worker(worker, worker + "-1"), lane, able, named, AT);
  }

  private static Routing routing(String lane, String kind, String... required) {
    return new Routing(new Lane(lane), new Kind(kind), Capabilities.of(required));
  }

  @Test
  void a_claim_shows_its_worker() {
    TreeSet<Kind> kinds = new TreeSet<>(List.of(new Kind("fetch")));
    Worker worker = new Worker("w", "w-1");
    ClaimRequest request =
        new ClaimRequest(LANE, Capabilities.of("gpu"), kinds, worker, 1, LeaseTtl.DEFAULT);

    assertThat(WorkerSighting.of(request, AT))
        .isEqualTo(new WorkerSighting(worker, LANE, Capabilities.of("gpu"), kinds, AT));
  }

  @Test
  void it_is_outdated_after_ten_seconds() {
    WorkerSighting seen = seen("w", LANE, Capabilities.NONE);

    assertThat(seen.outdatedAt(AT.plusMillis(9_999))).isFalse();
    assertThat(seen.outdatedAt(AT.plusMillis(10_000))).isTrue();
    assertThat(seen.outdatedAt(AT.minusMillis(1))).isFalse();
  }

  @Test
  void it_is_within_a_window_until_its_last_millisecond() {
    WorkerSighting seen = seen("w", LANE, Capabilities.NONE);

    assertThat(seen.seenWithin(Duration.ofSeconds(60), AT.plusMillis(59_999))).isTrue();
    assertThat(seen.seenWithin(Duration.ofSeconds(60), AT.plusMillis(60_000))).isFalse();
  }

  @Test
  void a_worker_may_run_what_its_claim_would_get() {
    WorkerSighting seen = seen("w", LANE, Capabilities.of("arm", "gpu"), "fetch");

    assertThat(seen.mayRun(routing("lane", "fetch", "gpu"))).isTrue();
    assertThat(seen.mayRun(routing("other", "fetch", "gpu"))).isFalse();
    assertThat(seen.mayRun(routing("lane", "parse", "gpu"))).isFalse();
    assertThat(seen.mayRun(routing("lane", "fetch", "ssd"))).isFalse();
    assertThat(seen("w", LANE, Capabilities.NONE).mayRun(routing("lane", "any"))).isTrue();
  }

  @Test
  void sightings_are_ordered_by_worker_instance_lane_and_ability() {
    List<WorkerSighting> inOrder =
        List.of(
            seen("a", new Lane("z"), Capabilities.of("z"), "z"),
            seen("b", new Lane("a"), Capabilities.of("z"), "z"),
            seen("b", new Lane("b"), Capabilities.of("a"), "z"),
            seen("b", new Lane("b"), Capabilities.of("b"), "a"),
            seen("b", new Lane("b"), Capabilities.of("b"), "b"));
    List<WorkerSighting> shuffled = new ArrayList<>(inOrder.reversed());
    Collections.swap(shuffled, 1, 3);

    shuffled.sort(WorkerSighting.ORDER);

    assertThat(shuffled).isEqualTo(inOrder);
  }

  @Test
  void instances_of_one_worker_are_told_apart() {
    TreeSet<Kind> every = new TreeSet<>();
    WorkerSighting first =
        new WorkerSighting(new Worker("w", "1"), new Lane("z"), Capabilities.NONE, every, AT);
    WorkerSighting second =
        new WorkerSighting(new Worker("w", "2"), new Lane("a"), Capabilities.NONE, every, AT);

    assertThat(WorkerSighting.ORDER.compare(first, second)).isNegative();
    assertThat(WorkerSighting.ORDER.compare(second, first)).isPositive();
  }
}
