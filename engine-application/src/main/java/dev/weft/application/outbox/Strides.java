package dev.weft.application.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.claim.Stride;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the senders of this process learned about endpoints; none of it has to be right.
 *
 * <p>Endpoints that were removed are forgotten with all others once there are many.
 */
final class Strides {

  private static final int MOST = 10_000;

  private final Map<EndpointId, Stride> learned = new ConcurrentHashMap<>();

  Stride at(EndpointId endpoint) {
    return learned.getOrDefault(endpoint, Stride.FIRST);
  }

  void learn(EndpointId endpoint, Stride stride) {
    if (stride.equals(Stride.FIRST)) {
      learned.remove(endpoint);
      return;
    }
    if (learned.size() >= MOST) {
      learned.clear();
    }
    learned.put(endpoint, stride);
  }
}
