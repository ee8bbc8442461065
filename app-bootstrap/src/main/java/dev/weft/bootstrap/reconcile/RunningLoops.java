package dev.weft.bootstrap.reconcile;

import dev.weft.application.runtime.LoopHealth;
import dev.weft.domain.vitals.LoopState;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** The loops that run in this process; whoever starts some has them watched here. */
public final class RunningLoops {

  private final List<Supplier<List<LoopHealth>>> watched = new CopyOnWriteArrayList<>();

  public void watch(Supplier<List<LoopHealth>> loops) {
    watched.add(loops);
  }

  public List<LoopHealth> health() {
    return watched.stream().flatMap(loops -> loops.get().stream()).toList();
  }

  /** The same, as it is reported to the store. */
  public List<LoopState> states(String instance) {
    return health().stream()
        .map(
            loop ->
                new LoopState(
                    loop.name(),
                    instance,
                    loop.sinceLastSuccess(),
                    loop.failures(),
                    loop.lastError()))
        .toList();
  }
}
