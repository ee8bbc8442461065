package dev.weft.adapter.postgres.signal;

import dev.weft.domain.name.Lane;
import java.util.Set;

/** Sends lanes over the channel, as part of the session's transaction. */
public record LaneNotifications(SignalMapper mapper) {

  public void send(Set<Lane> lanes) {
    if (!lanes.isEmpty()) {
      mapper.notifyLanes(lanes.stream().map(Lane::value).toArray(String[]::new));
    }
  }
}
