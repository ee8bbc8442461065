package dev.weft.application.runtime;

import java.util.List;

/**
 * Runs a few steps beside their caller, each on a thread of its own, and waits for them.
 *
 * <p>Platform threads: whoever reads the pipe of a process holds the carrier of a virtual one.
 */
public final class SideThreads {

  private final List<Thread> threads;

  private SideThreads(List<Thread> threads) {
    this.threads = threads;
  }

  public static SideThreads started(String name, List<? extends Runnable> steps) {
    return new SideThreads(
        steps.stream()
            .map(step -> Thread.ofPlatform().daemon().name("weft-" + name).start(step))
            .toList());
  }

  /** Waits until every step has ended. */
  public void join() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
