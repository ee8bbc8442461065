package dev.weft.domain.outbox.operate;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Brings abandoned messages back as if new: retry 0, no error, a fresh age clock.
 *
 * <p>Takes those created before the cutoff, oldest first, up to the limit, due evenly over the
 * spread. No reason named means every reason. Look at {@link DrainPreview} first.
 */
public record Drain(Instant cutoff, Set<AbandonReason> reasons, int limit, Duration spread) {

  private static final int MOST = 10_000;
  private static final Duration LONGEST_SPREAD = Duration.ofDays(1);

  public Drain {
    Objects.requireNonNull(cutoff, "cutoff");
    reasons = Set.copyOf(reasons);
    if (limit < 1 || limit > MOST) {
      throw InvalidInput.of("limit", limit, "1 to " + MOST);
    }
    if (spread.isNegative() || spread.compareTo(LONGEST_SPREAD) > 0) {
      throw InvalidInput.of("spread", spread, "0 to " + LONGEST_SPREAD);
    }
  }

  public boolean takes(OutboxMessage row) {
    return row.state() instanceof MessageState.Abandoned abandoned
        && row.createdAt().isBefore(cutoff)
        && (reasons.isEmpty() || reasons.contains(abandoned.reason()));
  }

  public DrainPreview preview(Collection<OutboxMessage> rows) {
    return DrainPreview.of(taken(rows));
  }

  public List<OutboxMessage> drained(Collection<OutboxMessage> rows, Instant now) {
    List<OutboxMessage> taken = taken(rows);
    return IntStream.range(0, taken.size())
        .mapToObj(i -> fresh(taken.get(i), now, waitOf(i, taken.size())))
        .toList();
  }

  private List<OutboxMessage> taken(Collection<OutboxMessage> rows) {
    return rows.stream()
        .filter(this::takes)
        .sorted(OutboxMessage.OLDEST_FIRST)
        .limit(limit)
        .toList();
  }

  private Duration waitOf(int index, int rows) {
    return Duration.ofMillis(spread.toMillis() * index / rows);
  }

  private static OutboxMessage fresh(OutboxMessage row, Instant now, Duration wait) {
    return row.moved(new MessageState.Pending(now.plus(wait)), MessageHistory.NEW).agedFrom(now);
  }
}
