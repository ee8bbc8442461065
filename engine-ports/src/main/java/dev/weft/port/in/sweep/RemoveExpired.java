package dev.weft.port.in.sweep;

/**
 * Removes what has been kept long enough, a bounded batch of each sort. One transaction per sort.
 *
 * <p>Whole flows and executions outside flows after they ended, idempotency keys not before 24
 * hours after, sightings of workers, events for subscribers.
 */
public interface RemoveExpired {

  Report removeOnce();

  /** How many of each sort were removed; flows count as their members and edges. */
  record Report(int flows, int executions, int keys, int sightings, int events) {

    public int total() {
      return flows + executions + keys + sightings + events;
    }
  }
}
