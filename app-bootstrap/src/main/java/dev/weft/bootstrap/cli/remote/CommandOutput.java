package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What a command has printed and nobody has sent yet, numbered in the order it came.
 *
 * <p>Bounded: a command that prints faster than the server takes it waits, as on any pipe.
 */
final class CommandOutput {

  private static final FrameMode DURABLE = new FrameMode.Durable();
  private static final int MOST_FRAMES = 500;
  private static final int MOST_BYTES = 1 << 20;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Queue<NewFrame> waiting = new ArrayDeque<>();
  private int pipes;
  private int bytes;
  private long numbered;
  private boolean unwanted;

  /**
   * @param pipes how many must end before nothing more can come
   */
  CommandOutput(int pipes) {
    this.pipes = pipes;
  }

  /** Waits for room. */
  void add(FrameLabel label, FrameBytes line) {
    lock.lock();
    try {
      while (!unwanted && isFull()) {
        changed.awaitUninterruptibly();
      }
      if (!unwanted) {
        waiting.add(new NewFrame(label, line, DURABLE, ClientSeq.of(++numbered)));
        bytes += line.size();
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  private boolean isFull() {
    return waiting.size() >= MOST_FRAMES || bytes >= MOST_BYTES;
  }

  void pipeEnded() {
    lock.lock();
    try {
      pipes--;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Everything that waits, as soon as there is something; nothing once nothing more can come. */
  List<NewFrame> take() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (waiting.isEmpty() && pipes > 0) {
        changed.await();
      }
      List<NewFrame> taken = new ArrayList<>(waiting);
      empty();
      return taken;
    } finally {
      lock.unlock();
    }
  }

  /** Nobody takes any more: what waits and what comes is dropped, so that no command waits. */
  void drop() {
    lock.lock();
    try {
      unwanted = true;
      empty();
    } finally {
      lock.unlock();
    }
  }

  private void empty() {
    waiting.clear();
    bytes = 0;
    changed.signalAll();
  }
}
