package dev.weft.port.in.dispatch;

import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.Objects;

/**
 * Dispatches completions that stayed behind: one tick. One transaction to find them, then as {@link
 * DispatchCompletions}.
 *
 * <p>A chain of depth D that was interrupted anywhere drains in at most D ticks.
 */
public interface ReconcileDependencies {

  Report tick(Command command);

  /**
   * @param staleThreshold how old an event must be
   * @param batch events one tick looks at, 1 to 10 000
   */
  record Command(EventScope scope, Duration staleThreshold, int batch) {

    public static final Command DEFAULT = new Command(EventScope.ALL, Duration.ofSeconds(1), 1_000);

    private static final int MOST = 10_000;

    public Command {
      Objects.requireNonNull(scope, "scope");
      if (staleThreshold.isNegative()) {
        throw InvalidInput.of("stale_threshold", staleThreshold, "0 or more");
      }
      if (batch < 1 || batch > MOST) {
        throw InvalidInput.of("batch", batch, "1 to " + MOST);
      }
    }
  }

  /**
   * @param scanned events found stale and in scope
   * @param reconciled of them, those marked by this tick
   * @param noop of them, those that others marked meanwhile
   * @param filtered out of scope: always 0, for the store looks at nothing else
   * @param errors of them, those that failed and are due later
   * @param left of them, those whose flow was busy
   */
  record Report(int scanned, int reconciled, int noop, int filtered, int errors, int left) {}
}
