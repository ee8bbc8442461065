package dev.weft.benchmarks.flow;

import dev.weft.application.runtime.WorkerSettings;
import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.weft.FlowRuntime;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.name.Lane;
import dev.weft.port.out.signal.Wakeups;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Many upstreams, one child: from the answer that the deciding upstream has ended to the commit
 * that makes the child runnable.
 *
 * <p>The child waits in a lane where nobody works; the hint for that lane says that it can run.
 */
public final class FanInScenario {

  private static final Lane UPSTREAM = new Lane("upstream");
  private static final Lane CHILD = new Lane("child");
  private static final int HANDLERS = 16;
  private static final int PREFETCH = 184;

  private final BenchDatabase database;
  private final int upstreams;

  public FanInScenario(BenchDatabase database, int upstreams) {
    this.database = database;
    this.upstreams = upstreams;
    FlowRuntime.migrate(database);
  }

  /**
   * @param deciding how many successes decide this policy
   */
  public Round run(EdgePolicy policy, int deciding, int flows)
      throws SQLException, InterruptedException {
    return Timed.run(
        database, flows, upstreams + 1, (count, delays) -> play(policy, deciding, count, delays));
  }

  private void play(EdgePolicy policy, int deciding, int flows, Timed.Delays delays)
      throws InterruptedException {
    BlockingQueue<Long> runnable = new LinkedBlockingQueue<>();
    EndTimes ends = new EndTimes();
    List<Lane> lanes = Collections.nCopies(upstreams, UPSTREAM);
    try (FlowRuntime engine = new FlowRuntime(database, hints -> hear(hints, runnable))) {
      engine.hire(
          WorkerSettings.DEFAULT.in(UPSTREAM).running(HANDLERS, PREFETCH), Drafts.KIND, ends, ends);
      for (int nth = 0; nth < flows; nth++) {
        engine.submit(Drafts.fanIn(lanes, CHILD, policy));
        delays.add(delay(ends, deciding, runnable));
      }
    }
  }

  private static void hear(Wakeups hints, BlockingQueue<Long> runnable) {
    if (hints.lanes().contains(CHILD)) {
      runnable.add(System.nanoTime());
    }
  }

  /** All upstreams end before the next flow begins. */
  private Duration delay(EndTimes ends, int deciding, BlockingQueue<Long> runnable)
      throws InterruptedException {
    long decided = 0;
    for (int nth = 1; nth <= upstreams; nth++) {
      long ended = ends.next();
      decided = nth == deciding ? ended : decided;
    }
    return Duration.ofNanos(Math.max(0, EndTimes.next(runnable) - decided));
  }
}
