package dev.weft.domain.vitals;

import java.time.Duration;

/**
 * Ends of members whose followers have not heard of them yet.
 *
 * @param events how many, counted up to {@link LaneDepth#MOST_COUNTED}
 * @param oldest how long the oldest of those has waited: the lag of dispatch
 */
public record Undispatched(int events, Duration oldest) {

  public static final Undispatched NONE = new Undispatched(0, Duration.ZERO);
}
