package dev.weft.application.runtime;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.signal.WorkSignal;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
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

  private final Bell completions = new Bell();

  private final List<Consumer<Set<StreamKey>>> streamListeners = new CopyOnWriteArrayList<>();

  /** Tells this listener of streams that moved, on the thread that moved them. */
  void onMoved(Consumer<Set<StreamKey>> listener) {
    streamListeners.add(listener);
  }

  @Override
  public void raise(Wakeups wakeups) {
    wakeups.lanes().forEach(lane -> bellOf(lane).ring());
    if (wakeups.completions()) {
      completions.ring();
    }
    if (!wakeups.streams().isEmpty()) {
      streamListeners.forEach(listener -> listener.accept(wakeups.streams()));
    }
  }

  /** Wakes everybody, whatever they wait for. */
  public void raiseAll() {
    bells.forEach(Bell::ring);
    completions.ring();
  }

  /** Rings when members of flows ended in this process. */
  Bell completions() {
    return completions;
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
