package dev.weft.benchmarks.delivery;

import dev.weft.benchmarks.drain.Entrant;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Lets everybody deliver for a while before anything is counted.
 *
 * <p>A drain is over within half a second; the first ones measure the compiler. Whoever waits for a
 * slow receiver spends no time of its own and is warmed by its fast twin.
 */
public final class WarmUp {

  private static final Duration LONG_ENOUGH = Duration.ofMillis(1_500);

  private final Consumer<String> progress;
  private final byte[] payload;

  public WarmUp(Consumer<String> progress, byte[] payload) {
    this.progress = progress;
    this.payload = payload;
  }

  public void warm(List<Entrant> entrants) throws SQLException, InterruptedException {
    for (var entrant : entrants) {
      progress.accept("warming up: " + entrant.contender().name());
      warm(entrant);
    }
  }

  private void warm(Entrant entrant) throws SQLException, InterruptedException {
    for (var spent = Duration.ZERO; spent.compareTo(LONG_ENOUGH) < 0; ) {
      entrant.contender().prepare(entrant.executions(), payload);
      entrant.database().settle();
      spent = spent.plus(entrant.contender().drain().elapsed());
    }
  }
}
