package dev.weft.bootstrap.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.crash.CrashPoints;
import dev.weft.testkit.crash.CrashingTransactions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Wherever a process is killed in a flow, the views show no broken promise, and the flow comes to
 * the end it would have come to (I1 to I12).
 */
@Timeout(600)
class FlowCrashStoryTest {

  private static final int LANES = 2;

  /** That many die with one process. */
  private static final int AT_ONCE = 12;

  private static final Map<FlowDeed, DryRun> DRY = new EnumMap<>(FlowDeed.class);

  @BeforeAll
  static void nobodyDies() {
    for (FlowDeed deed : FlowDeed.values()) {
      DRY.put(deed, dryRun(deed));
    }
  }

  @Test
  void a_process_killed_at_any_step_leaves_nothing_that_reconcilers_do_not_mend() {
    List<Doom> dooms = dooms(Doom::isMomentOfItsOwn);
    assertThat(dooms).hasSizeGreaterThan(220);

    inLanes(
        dooms,
        (places, some) -> {
          List<FlowVictim> killed = places.kill(some);
          killed.forEach(victim -> victim.witness().seesItMended());
          killed.forEach(FlowCrashStoryTest::comesToItsEnd);
        });
  }

  @Test
  void whatever_a_killed_process_left_is_mended_by_the_next_one() {
    List<Doom> dooms = dooms(Doom::leavesSomethingNew);
    assertThat(dooms).extracting(Doom::deed).contains(FlowDeed.values());

    inLanes(
        dooms,
        (places, some) -> {
          List<FlowVictim> killed = places.kill(some);
          DyingPlaces.revive(killed);
          killed.forEach(FlowCrashStoryTest::comesToItsEnd);
        });
  }

  @Test
  void a_process_that_halts_by_itself_leaves_nothing_broken_either() {
    List<Doom> dooms =
        List.of(
            new Doom(FlowDeed.DISPATCH, "dispatch.writes.write/after#1"),
            new Doom(FlowDeed.DISPATCH, "commit/after#3"),
            new Doom(FlowDeed.CANCEL_ALL, "commit/after#1"),
            new Doom(FlowDeed.DEFINE, "commit/before#1"));
    try (DyingPlaces places = DyingPlaces.of(dooms.size())) {
      List<FlowVictim> halted = places.halt(dooms);
      halted.forEach(victim -> victim.witness().seesItMended());
      halted.forEach(FlowCrashStoryTest::comesToItsEnd);
    }
  }

  private static void comesToItsEnd(FlowVictim victim) {
    assertThat(victim.witness().leadToEnd(victim.flow()))
        .as(victim.doom().toString())
        .isEqualTo(DRY.get(victim.doom().deed()).end());
  }

  private static List<Doom> dooms(Predicate<Doom> worth) {
    return DRY.entrySet().stream()
        .flatMap(dry -> dry.getValue().points().stream().map(at -> new Doom(dry.getKey(), at)))
        .filter(worth)
        .toList();
  }

  private static void inLanes(List<Doom> dooms, BiConsumer<DyingPlaces, List<Doom>> act) {
    Queue<List<Doom>> left = new ConcurrentLinkedQueue<>();
    for (int from = 0; from < dooms.size(); from += AT_ONCE) {
      left.add(dooms.subList(from, Math.min(from + AT_ONCE, dooms.size())));
    }
    List<Callable<Integer>> lanes = new ArrayList<>();
    for (int i = 0; i < LANES; i++) {
      lanes.add(() -> lane(left, act));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(LANES)) {
      List<Future<Integer>> done = threads.invokeAll(lanes);
      assertThat(done).allSatisfy(lane -> assertThat(lane.get()).isPositive());
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  private static int lane(Queue<List<Doom>> left, BiConsumer<DyingPlaces, List<Doom>> act) {
    int died = 0;
    try (DyingPlaces places = DyingPlaces.of(AT_ONCE)) {
      for (List<Doom> some = left.poll(); some != null; some = left.poll()) {
        act.accept(places, some);
        died += some.size();
      }
    }
    return died;
  }

  private static DryRun dryRun(FlowDeed deed) {
    try (PostgresPorts ports = PostgresPorts.fresh()) {
      FlowHands hands = new FlowHands(ports.transactions(), ports.ids(), ports.ids().flow());
      CrashPoints points = CrashPoints.unarmed();
      deed.prepare(hands);
      deed.act(hands.over(new CrashingTransactions(ports.transactions(), points)));
      FlowWitness witness = new FlowWitness(ports, new Doom(deed, ""));
      return new DryRun(points.passed(), witness.leadToEnd(hands.flow()));
    }
  }

  /** What a deed passes, and what the flow comes to, when nobody dies. */
  private record DryRun(List<String> points, List<String> end) {}
}
