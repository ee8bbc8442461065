package dev.weft.domain.stream.trim;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.BestEffortConfig;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * The observed rate of best-effort frames: a moving average over ticks of at least 100 ms.
 *
 * <p>Frames are counted per tick, so a thousand in one millisecond count as a thousand. A clock
 * that goes back never ends a tick. {@code keep} is what the last append found worth keeping.
 *
 * @param perSecond the moving average
 * @param tick when the current tick began; without meaning while count is 0
 * @param count frames of the current tick
 */
public record AppendRate(double perSecond, Instant tick, long count, int keep) {

  private static final long SHORTEST_TICK = 100;
  private static final double SECOND = 1_000.0;

  /** Before the first append. */
  public static final AppendRate NONE = new AppendRate(0.0, Instant.EPOCH, 0, 0);

  public AppendRate {
    Objects.requireNonNull(tick, "tick");
    if (!(perSecond >= 0.0) || count < 0 || keep < 0) {
      throw InvalidInput.of(
          "append rate", perSecond + ", " + count + ", " + keep, "numbers from 0");
    }
  }

  /** The rate after n frames arrived at the store's time {@code now}. */
  public AppendRate after(Instant now, int n, BestEffortConfig config) {
    AppendRate counted = counted(now, n, config.alpha());
    double peak = Math.max(counted.perSecond, counted.burst(now));
    return counted.withKeep(TrimPolicy.keep(peak, config));
  }

  private AppendRate counted(Instant now, int n, double alpha) {
    long elapsed = elapsed(now);
    if (count == 0) {
      return new AppendRate(perSecond, now, n, keep);
    }
    if (elapsed < SHORTEST_TICK) {
      return new AppendRate(perSecond, tick, count + n, keep);
    }
    double measured = count * SECOND / elapsed;
    return new AppendRate(alpha * measured + (1 - alpha) * perSecond, now, n, keep);
  }

  private double burst(Instant now) {
    return (count - 1) * SECOND / Math.max(elapsed(now), SHORTEST_TICK);
  }

  private long elapsed(Instant now) {
    return Duration.between(tick, now).toMillis();
  }

  private AppendRate withKeep(int changed) {
    return new AppendRate(perSecond, tick, count, changed);
  }
}
