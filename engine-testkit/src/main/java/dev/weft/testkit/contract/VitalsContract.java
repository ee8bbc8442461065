package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.vitals.LoopReporter;
import dev.weft.application.vitals.VitalsTaker;
import dev.weft.domain.name.Lane;
import dev.weft.domain.vitals.LaneDepth;
import dev.weft.domain.vitals.LoopState;
import dev.weft.domain.vitals.StoreVitals;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One look tells what every lane holds; the last word of a loop is what is told of it. */
public abstract class VitalsContract extends ContractSuite {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  private StoreVitals look() {
    return new VitalsTaker(opened().transactions()).take();
  }

  private void report(LoopState... loops) {
    new LoopReporter(opened().transactions()).report(List.of(loops));
  }

  private List<LoopState> reported(Duration within) {
    return inTransaction(stores -> stores.vitals().listReported(within)).stream()
        .filter(loop -> loop.instance().startsWith(lane().value()))
        .toList();
  }

  private LoopState loop(String name, Duration age, int failures, String error) {
    return new LoopState(name, lane().value(), age, failures, error);
  }

  @Test
  void a_look_counts_what_waits_and_runs_and_tells_how_long_the_oldest_is_due() {
    Lane busy = new Lane(lane() + " b");
    engine().submit(List.of(work(), work(), work().notBefore(now().plusSeconds(90))));
    engine().submit(work().inLane(busy));
    engine().claimOne(ask().inLane(busy));
    clock().advance(Duration.ofSeconds(7));

    StoreVitals seen = look();

    assertThat(seen.at()).isEqualTo(now());
    assertThat(seen.lanes())
        .filteredOn(depth -> depth.lane().value().startsWith(lane().value()))
        .containsExactly(
            new LaneDepth(lane(), 3, 0, Duration.ofSeconds(7)),
            new LaneDepth(busy, 0, 1, Duration.ZERO));
  }

  @Test
  void what_is_not_due_yet_is_not_old() {
    engine().submit(work().notBefore(now().plusSeconds(90)));

    assertThat(look().lanes()).contains(new LaneDepth(lane(), 1, 0, Duration.ZERO));
  }

  @Test
  void the_last_word_of_a_loop_counts_and_its_success_grows_older() {
    report(loop("b", MINUTE, 3, "Unreachable"), loop("a", Duration.ZERO, 0, ""));
    report(loop("b", Duration.ZERO, 0, ""));
    clock().advance(Duration.ofSeconds(5));

    assertThat(reported(MINUTE))
        .containsExactly(
            loop("a", Duration.ofSeconds(5), 0, ""), loop("b", Duration.ofSeconds(5), 0, ""));
  }

  @Test
  void a_process_that_says_nothing_more_is_forgotten_after_a_while() {
    report(loop("a", Duration.ZERO, 0, ""));
    clock().advance(MINUTE);
    assertThat(reported(MINUTE)).hasSize(1);

    clock().advance(Duration.ofMillis(1));

    assertThat(reported(MINUTE)).isEmpty();
  }

  @Test
  void the_last_words_of_processes_that_have_gone_do_not_pile_up() {
    Duration always = LoopState.KEPT.multipliedBy(2);
    report(loop("a", Duration.ZERO, 0, ""));
    clock().advance(LoopState.KEPT);
    report(loop("b", Duration.ZERO, 0, ""));
    assertThat(reported(always)).hasSize(2);

    clock().advance(Duration.ofMillis(1));
    report();

    assertThat(reported(always)).extracting(LoopState::name).containsExactly("b");
  }

  @Test
  void an_empty_report_says_nothing() {
    report();

    assertThat(reported(MINUTE)).isEmpty();
  }
}
