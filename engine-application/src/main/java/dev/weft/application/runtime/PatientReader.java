package dev.weft.application.runtime;

import dev.weft.domain.event.EventPosition;
import dev.weft.port.in.event.ReadEvents;
import java.time.Duration;

/**
 * Reads events and, if there are none, waits for some; holds no transaction while it waits.
 *
 * <p>Looks again at a fixed pace: events become readable when the oldest open transaction ends, of
 * which nobody tells.
 */
public final class PatientReader {

  private static final Duration PACE = Duration.ofMillis(100);

  private final ReadEvents events;
  private final Bell bell = new Bell();

  public PatientReader(ReadEvents events) {
    this.events = events;
  }

  public ReadEvents.Result read(ReadEvents.Query query, Duration patience) {
    long until = System.nanoTime() + patience.toNanos();
    ReadEvents.Result read = events.read(query);
    while (read instanceof ReadEvents.Result.Page page
        && page.events().isEmpty()
        && pause(until - System.nanoTime())) {
      EventPosition behind = new EventPosition.After(page.next());
      read = events.read(new ReadEvents.Query(behind, query.filter(), query.limit()));
    }
    return read;
  }

  /** Whether there was time left to wait for. */
  private boolean pause(long left) {
    if (left <= 0) {
      return false;
    }
    try {
      bell.await(bell.rung(), Duration.ofNanos(Math.min(left, PACE.toNanos())));
      return true;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
