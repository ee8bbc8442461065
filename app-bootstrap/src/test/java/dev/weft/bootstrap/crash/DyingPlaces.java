package dev.weft.bootstrap.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.crash.CrashPoints;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Databases, one for each of those who die at the same time; used again for those after them. */
record DyingPlaces(List<PostgresPorts> places) implements AutoCloseable {

  static DyingPlaces of(int size) {
    return new DyingPlaces(Stream.generate(PostgresPorts::fresh).limit(size).toList());
  }

  /** One process, killed when it stands at all these points; nothing that always holds broke. */
  List<FlowVictim> kill(List<Doom> dooms) {
    List<FlowVictim> victims = victims(dooms);
    List<String> lines = victims.stream().map(FlowVictim::line).toList();
    try (ChildProcess process = ChildProcess.started(DoomedFlows.class, lines)) {
      process.awaitReady();
      assertThat(process.kill()).isEqualTo(ChildProcess.KILLED);
    }
    return buried(victims);
  }

  /** A process for each, which ends by itself at its point. */
  List<FlowVictim> halt(List<Doom> dooms) {
    List<FlowVictim> victims = victims(dooms);
    List<ChildProcess> processes = victims.stream().map(DyingPlaces::halting).toList();
    processes.forEach(it -> assertThat(it.awaitEnd()).isEqualTo(CrashPoints.DEATH));
    return buried(victims);
  }

  private static ChildProcess halting(FlowVictim victim) {
    return ChildProcess.started(
        DoomedFlows.class,
        List.of(victim.line()),
        "-D" + CrashPoints.PROPERTY + "=" + victim.doom().point());
  }

  private List<FlowVictim> victims(List<Doom> dooms) {
    return IntStream.range(0, dooms.size())
        .mapToObj(i -> FlowVictim.in(places.get(i), dooms.get(i)))
        .toList();
  }

  private static List<FlowVictim> buried(List<FlowVictim> victims) {
    victims.forEach(victim -> victim.witness().awaitSilence());
    victims.forEach(victim -> victim.witness().seesNothingBroken());
    return victims;
  }

  /** One more process that starts an engine in each place, until all is mended. */
  static void revive(List<FlowVictim> victims) {
    List<String> urls = victims.stream().map(FlowVictim::url).toList();
    try (ChildProcess process = ChildProcess.started(RevivedFlows.class, urls)) {
      process.awaitReady();
      victims.forEach(victim -> victim.witness().awaitMended(process::staysAlive));
      process.kill();
    }
    victims.forEach(victim -> victim.witness().awaitSilence());
  }

  @Override
  public void close() {
    places.forEach(PostgresPorts::close);
  }
}
