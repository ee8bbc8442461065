package dev.weft.bootstrap;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What has been started and is to be closed, the last first.
 *
 * <p>Whatever fails to close keeps nobody below it open; the first failure is told at the end.
 */
final class Pile implements AutoCloseable {

  private final Deque<Runnable> closings = new ArrayDeque<>();

  void push(Runnable closing) {
    closings.push(closing);
  }

  @Override
  public void close() {
    RuntimeException first = null;
    while (!closings.isEmpty()) {
      try {
        closings.pop().run();
      } catch (RuntimeException failed) {
        if (first == null) {
          first = failed;
        } else {
          first.addSuppressed(failed);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
