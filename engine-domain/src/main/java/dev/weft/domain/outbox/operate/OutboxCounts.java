package dev.weft.domain.outbox.operate;

import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How many messages stand where, and how old the oldest of each is; their sum is all ever created
 * (I33).
 *
 * <p>People who ask what is pending mean what is not decided, so {@link #pending} includes messages
 * being sent.
 */
public record OutboxCounts(Map<MessagePhase, Standing> standings) {

  /** The messages in one phase. */
  public record Standing(long count, Instant oldest) {

    Standing with(Standing other) {
      Instant older = other.oldest.isBefore(oldest) ? other.oldest : oldest;
      return new Standing(count + other.count, older);
    }
  }

  public OutboxCounts {
    Map<MessagePhase, Standing> copy = new EnumMap<>(MessagePhase.class);
    copy.putAll(standings);
    standings = Collections.unmodifiableMap(copy);
  }

  public static OutboxCounts of(Collection<OutboxMessage> rows) {
    Map<MessagePhase, Standing> standings = new EnumMap<>(MessagePhase.class);
    rows.forEach(
        row ->
            standings.merge(row.state().phase(), new Standing(1, row.createdAt()), Standing::with));
    return new OutboxCounts(standings);
  }

  public long pending() {
    return count(MessagePhase.PENDING) + count(MessagePhase.SENDING);
  }

  public long count(MessagePhase phase) {
    return Optional.ofNullable(standings.get(phase)).map(Standing::count).orElse(0L);
  }

  public Optional<Duration> oldestAge(MessagePhase phase, Instant now) {
    return Optional.ofNullable(standings.get(phase))
        .map(standing -> Duration.between(standing.oldest(), now));
  }
}
