package dev.weft.bootstrap.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.domain.flow.FlowId;
import dev.weft.testkit.crash.CrashPoints;
import dev.weft.testkit.crash.CrashingTransactions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Wherever a process dies in a flow, the views show no broken promise, and the flow comes to the
 * end it would have come to (I1 to I12).
 */
@Timeout(600)
class FlowCrashStoryTest {

  private static final int AT_ONCE = 4;

  /** The checks look at everything there is. */
  private static final int IN_ONE_DATABASE = 12;

  private static final int LONG = 60;

  /** Every deed dies at each commit, and dispatch also at each first write. */
  private static boolean isWorthAProcess(FlowDeed deed, String point) {
    return point.matches("commit/after#1")
        || point.equals("commit/before#1")
        || deed == FlowDeed.DISPATCH && point.matches(".*(write|resolve|remove|touch)/after#1");
  }

  /** To the store the moment before a call, or after a read, is the moment after the last write. */
  private static boolean isMomentOfItsOwn(String point) {
    return point.startsWith("commit/")
        || point.contains("/after") && !point.matches(".*\\.(list|read|find|count)[A-Za-z]*/.*");
  }

  @ParameterizedTest
  @EnumSource
  void whoever_falls_out_of_any_step_leaves_nothing_broken(FlowDeed deed) {
    DryRun dry = dryRun(deed);
    List<String> moments = spread(dry.points().stream().filter(p -> isMomentOfItsOwn(p)).toList());
    assertThat(moments).contains("commit/before#1", "commit/after#1");
    for (int from = 0; from < moments.size(); from += IN_ONE_DATABASE) {
      int to = Math.min(from + IN_ONE_DATABASE, moments.size());
      try (PostgresPorts ports = PostgresPorts.fresh()) {
        moments.subList(from, to).forEach(point -> fallOut(deed, point, ports, dry.end()));
      }
    }
  }

  /** All of a short list; every second of a long one, and the first commit. */
  private static List<String> spread(List<String> moments) {
    return IntStream.range(0, moments.size())
        .filter(i -> moments.size() < LONG || i % 2 == 0 || moments.get(i).matches("commit/.*#1"))
        .mapToObj(moments::get)
        .toList();
  }

  private static void fallOut(
      FlowDeed deed, String point, PostgresPorts ports, List<String> expected) {
    FlowHands hands = hands(ports);
    deed.prepare(hands);
    CrashPoints points = CrashPoints.throwingAt(point);
    assertThatThrownBy(
            () -> deed.act(hands.over(new CrashingTransactions(ports.transactions(), points))))
        .isInstanceOf(CrashPoints.Died.class);
    assertThat(new FlowWitness(ports).survive(deed, hands.flow())).as(point).isEqualTo(expected);
  }

  @Test
  void a_process_killed_at_any_commit_leaves_nothing_broken() throws Exception {
    Map<FlowDeed, DryRun> dry = new TreeMap<>();
    List<Doom> dooms = new ArrayList<>();
    for (FlowDeed deed : FlowDeed.values()) {
      dry.put(deed, dryRun(deed));
      dry.get(deed).points().stream()
          .filter(point -> isWorthAProcess(deed, point))
          .forEach(point -> dooms.add(new Doom(deed, point)));
    }
    assertThat(dooms).hasSizeGreaterThan(15);
    for (int from = 0; from < dooms.size(); from += AT_ONCE) {
      for (Victim victim : started(dooms.subList(from, Math.min(from + AT_ONCE, dooms.size())))) {
        try (victim) {
          assertThat(victim.awaitDeath()).as(victim.doom().toString()).isEqualTo(CrashPoints.DEATH);
          assertThat(new FlowWitness(victim.ports()).survive(victim.doom().deed(), victim.flow()))
              .as(victim.doom().toString())
              .isEqualTo(dry.get(victim.doom().deed()).end());
        }
      }
    }
  }

  private static DryRun dryRun(FlowDeed deed) {
    try (PostgresPorts ports = PostgresPorts.fresh()) {
      FlowHands hands = hands(ports);
      CrashPoints points = CrashPoints.unarmed();
      deed.prepare(hands);
      deed.act(hands.over(new CrashingTransactions(ports.transactions(), points)));
      List<String> end = new FlowWitness(ports).survive(deed, hands.flow());
      return new DryRun(points.passed(), end);
    }
  }

  private static FlowHands hands(PostgresPorts ports) {
    return new FlowHands(ports.transactions(), ports.ids(), ports.ids().flow());
  }

  private static List<Victim> started(List<Doom> dooms) throws IOException {
    List<Victim> victims = new ArrayList<>();
    for (Doom doom : dooms) {
      PostgresPorts ports = PostgresPorts.fresh();
      FlowId flow = ports.ids().flow();
      victims.add(new Victim(doom, ports, flow, process(doom, ports, flow)));
    }
    return victims;
  }

  private static Process process(Doom doom, PostgresPorts ports, FlowId flow) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-D" + CrashPoints.PROPERTY + "=" + doom.point(),
            "-cp",
            System.getProperty("java.class.path"),
            DoomedFlow.class.getName(),
            ports.database().url(),
            PostgresFixture.RUNTIME,
            doom.deed().name(),
            flow.toString())
        .inheritIO()
        .start();
  }

  /** Who dies where. */
  private record Doom(FlowDeed deed, String point) {}

  /** What a deed passes, and what the flow comes to, when nobody dies. */
  private record DryRun(List<String> points, List<String> end) {}

  /** A process that is about to die, and a database of its own. */
  private record Victim(Doom doom, PostgresPorts ports, FlowId flow, Process process)
      implements AutoCloseable {

    int awaitDeath() throws InterruptedException {
      assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
      return process.exitValue();
    }

    @Override
    public void close() {
      process.destroyForcibly();
      ports.close();
    }
  }
}
