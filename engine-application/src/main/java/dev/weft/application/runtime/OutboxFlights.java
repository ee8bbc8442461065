package dev.weft.application.runtime;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Admission;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Who is under way to which endpoint, and which endpoints rest because a flight found nothing.
 *
 * <p>An endpoint has at most four flights, so a slow one never takes the place of others (I39). An
 * endpoint that seems due and yields nothing (its keys are held, its secret is missing) rests for
 * longer each time; the first find ends that.
 */
final class OutboxFlights {

  private static final int MOST = 1_000;
  private static final Duration FIRST_REST = Duration.ofMillis(50);
  private static final Duration LONGEST_REST = Duration.ofSeconds(5);
  private static final int MOST_DOUBLINGS = 10;

  /** An endpoint that yielded nothing so many times in a row, and rests until then. */
  private record Rest(int times, long until) {}

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition landed = lock.newCondition();
  private final Map<EndpointId, Integer> underWay = new HashMap<>();
  private final Map<EndpointId, Rest> rests = new HashMap<>();
  private int all;

  /** Whether a flight may begin; whoever gets it must say when it ends. */
  boolean begin(EndpointId endpoint, long now) {
    lock.lock();
    try {
      Rest rest = rests.get(endpoint);
      boolean rested = rest == null || rest.until() - now <= 0;
      if (!rested || all >= MOST || flying(endpoint) >= Admission.MOST_SENDERS) {
        return false;
      }
      underWay.merge(endpoint, 1, Integer::sum);
      all++;
      return true;
    } finally {
      lock.unlock();
    }
  }

  private int flying(EndpointId endpoint) {
    return underWay.getOrDefault(endpoint, 0);
  }

  void end(EndpointId endpoint, boolean found, long now) {
    lock.lock();
    try {
      underWay.computeIfPresent(endpoint, (id, flights) -> flights == 1 ? null : flights - 1);
      all--;
      if (found) {
        rests.remove(endpoint);
      } else {
        rests.merge(endpoint, rest(0, now), (before, first) -> rest(before.times() + 1, now));
      }
      landed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private static Rest rest(int times, long now) {
    Duration wait = FIRST_REST.multipliedBy(1L << Math.min(times, MOST_DOUBLINGS));
    return new Rest(
        times, now + (wait.compareTo(LONGEST_REST) < 0 ? wait : LONGEST_REST).toNanos());
  }

  /** Waits until nobody is under way; answers whether that is so. */
  boolean awaitNone(Duration atMost) {
    lock.lock();
    try {
      long left = atMost.toNanos();
      while (all > 0 && left > 0) {
        left = landed.awaitNanos(left);
      }
      return all == 0;
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }
}
