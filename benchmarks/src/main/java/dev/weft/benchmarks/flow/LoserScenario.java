package dev.weft.benchmarks.flow;

import dev.weft.application.runtime.WorkerSettings;
import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.weft.FlowRuntime;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.name.Lane;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * One of many is enough: from the answer that the winner has ended to the commit that ends the last
 * loser.
 *
 * <p>Losers wait in a lane where nobody works. Each hint of ends may be the last one; the flow is
 * looked at after each, and the time of the hint counts.
 */
public final class LoserScenario {

  private static final Lane WINNER = new Lane("winner");
  private static final Lane LOSER = new Lane("loser");
  private static final EdgePolicy ONE = new EdgePolicy.Quorum(1, OnSatisfied.CANCEL_REMAINING);

  private final BenchDatabase database;

  public LoserScenario(BenchDatabase database) {
    this.database = database;
    FlowRuntime.migrate(database);
  }

  public static String nameOf(int upstreams) {
    return "1 of " + upstreams;
  }

  public Round run(int upstreams, int flows) throws SQLException, InterruptedException {
    return Timed.run(
        database, flows, upstreams + 1, (count, delays) -> play(upstreams, count, delays));
  }

  private void play(int upstreams, int flows, Timed.Delays delays) throws InterruptedException {
    BlockingQueue<Long> ended = new LinkedBlockingQueue<>();
    EndTimes wins = new EndTimes();
    List<Lane> lanes = new ArrayList<>(Collections.nCopies(upstreams - 1, LOSER));
    lanes.add(WINNER);
    try (FlowRuntime engine =
        new FlowRuntime(
            database,
            hints -> {
              if (hints.completions()) {
                ended.add(System.nanoTime());
              }
            })) {
      engine.hire(WorkerSettings.DEFAULT.in(WINNER), Drafts.KIND, wins, wins);
      for (int nth = 0; nth < flows; nth++) {
        FlowId flow = engine.submit(Drafts.fanIn(lanes, LOSER, ONE));
        long won = wins.next();
        delays.add(Duration.ofNanos(Math.max(0, lastLoser(engine, flow, ended) - won)));
      }
    }
  }

  /** Only the child is left alive. */
  private static long lastLoser(FlowRuntime engine, FlowId flow, BlockingQueue<Long> ended)
      throws InterruptedException {
    long last;
    do {
      last = EndTimes.next(ended);
      for (Long later = ended.poll(); later != null; later = ended.poll()) {
        last = later;
      }
    } while (engine.hasMoreLivingThan(1, flow));
    return last;
  }
}
