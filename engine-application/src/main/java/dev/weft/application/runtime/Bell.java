package dev.weft.application.runtime;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Counts its strokes, so that one between looking and waiting is not missed. */
final class Bell {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition rang = lock.newCondition();
  private long strokes;

  void ring() {
    lock.lock();
    try {
      strokes++;
      rang.signalAll();
    } finally {
      lock.unlock();
    }
  }

  long rung() {
    lock.lock();
    try {
      return strokes;
    } finally {
      lock.unlock();
    }
  }

  void await(long heard, Duration atMost) throws InterruptedException {
    lock.lock();
    try {
      long left = atMost.toNanos();
      while (strokes == heard && left > 0) {
        left = rang.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }
}
