package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.testkit.builders.ClaimBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who asked for work is remembered for a while, and seldom written. */
public abstract class WorkerContract extends ContractSuite {

  private List<WorkerSighting> seenHere() {
    return operator().workers().stream().filter(seen -> seen.lane().equals(lane())).toList();
  }

  private static WorkerSighting seen(ClaimBuilder claim, Instant at) {
    return WorkerSighting.of(claim.build(), at);
  }

  @Test
  void a_worker_that_asked_in_vain_was_seen() {
    ClaimBuilder claim = ask().by("w").able("gpu", "arm").ofKinds("fetch", "parse");

    engine().claim(claim);

    assertThat(seenHere()).containsExactly(seen(claim, now()));
  }

  @Test
  void a_sighting_is_written_again_after_ten_seconds() {
    Instant first = now();
    engine().claim(ask());
    clock().advance(Duration.ofMillis(9_999));
    engine().claim(ask());
    assertThat(seenHere()).containsExactly(seen(ask(), first));

    clock().advance(Duration.ofMillis(1));
    engine().claim(ask());

    assertThat(seenHere()).containsExactly(seen(ask(), first.plusSeconds(10)));
  }

  @Test
  void a_worker_not_seen_for_a_minute_is_gone() {
    engine().claim(ask());
    clock().advance(Duration.ofMillis(59_999));
    assertThat(seenHere()).hasSize(1);

    clock().advance(Duration.ofMillis(1));

    assertThat(seenHere()).isEmpty();
  }

  @Test
  void workers_are_listed_by_name_and_by_what_they_can_do() {
    List<ClaimBuilder> claims =
        List.of(ask().by("a").able("gpu"), ask().by("b"), ask().by("b").able("arm"), ask().by("c"));

    claims.reversed().forEach(claim -> engine().claim(claim));

    assertThat(seenHere())
        .hasSize(4)
        .containsExactlyInAnyOrderElementsOf(
            claims.stream().map(claim -> seen(claim, now())).toList())
        .isSortedAccordingTo(WorkerSighting.ORDER);
  }

  @Test
  void a_worker_is_seen_at_a_paused_lane_too() {
    operator().pause(lane(), "drill");

    engine().claim(ask());

    assertThat(seenHere()).containsExactly(seen(ask(), now()));
  }
}
