package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.EndpointId;
import java.time.Duration;
import java.util.List;

/**
 * Tells which endpoints have something to send now, the longest waiting first, and how long it is
 * until the next has. One transaction.
 *
 * <p>Seen without locks, so a flush may still find nothing. Next: {@link FlushOutbox}.
 */
public interface FindDueEndpoints {

  Due findDue();

  /**
   * @param next until another endpoint may be due; at most {@link #LONGEST}
   */
  record Due(List<EndpointId> endpoints, Duration next) {
    public static final Duration LONGEST = Duration.ofMinutes(1);

    public Due {
      endpoints = List.copyOf(endpoints);
    }
  }
}
