package dev.weft.testkit.doubles;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.signal.WorkSignal;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Remembers which lanes were raised and which streams moved, in order. */
public final class RecordingWorkSignal implements WorkSignal {

  private final Queue<Lane> raised = new ConcurrentLinkedQueue<>();
  private final Queue<StreamKey> moved = new ConcurrentLinkedQueue<>();

  @Override
  public void raise(Wakeups wakeups) {
    raised.addAll(wakeups.lanes());
    moved.addAll(wakeups.streams());
  }

  public List<StreamKey> moved() {
    return List.copyOf(moved);
  }

  public List<Lane> raised() {
    return List.copyOf(raised);
  }

  public void forget() {
    raised.clear();
    moved.clear();
  }
}
