package dev.weft.testkit.doubles;

import dev.weft.domain.name.Lane;
import dev.weft.port.out.signal.WorkSignal;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Remembers which lanes were raised, in order. */
public final class RecordingWorkSignal implements WorkSignal {

  private final Queue<Lane> raised = new ConcurrentLinkedQueue<>();

  @Override
  public void raise(Set<Lane> lanes) {
    raised.addAll(lanes);
  }

  public List<Lane> raised() {
    return List.copyOf(raised);
  }

  public void forget() {
    raised.clear();
  }
}
