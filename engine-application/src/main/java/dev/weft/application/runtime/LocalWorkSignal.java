package dev.weft.application.runtime;

import dev.weft.domain.name.Lane;
import dev.weft.port.out.signal.WorkSignal;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Wakes the threads of this process that wait for work in a lane.
 *
 * <p>Lanes share a fixed number of bells, so users cannot fill the memory by naming lanes; a
 * wake-up meant for another lane costs its hearer one empty claim. Listen before looking for work
 * and await what you heard: work that appears in between rings the bell you wait for.
 */
public final class LocalWorkSignal implements WorkSignal {

  private static final int BELLS = 64;

  private final List<Bell> bells = Stream.generate(Bell::new).limit(BELLS).toList();

  @Override
  public void raise(Set<Lane> lanes) {
    lanes.forEach(lane -> bellOf(lane).ring());
  }

  /** Wakes everybody, whatever they wait for. */
  public void raiseAll() {
    bells.forEach(Bell::ring);
  }

  /** How often the bell of this lane has rung so far. */
  public long heard(Lane lane) {
    return bellOf(lane).rung();
  }

  /** Waits until the bell has rung since {@link #heard} answered, or for the given time. */
  public void await(Lane lane, long heard, Duration atMost) throws InterruptedException {
    bellOf(lane).await(heard, atMost);
  }

  Bell bellOf(Lane lane) {
    return bells.get(Math.floorMod(lane.hashCode(), BELLS));
  }
}
