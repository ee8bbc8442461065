package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.server.BenchServer;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Lets every contender drain its backlog, in turn, for some rounds.
 *
 * <p>Turns interleave (A B C, A B C, …), so what the machine does meanwhile meets all alike. The
 * first turns of each are not counted: while the compiler still works on hot code, they would
 * measure it.
 */
public final class DrainScenario implements AutoCloseable {

  private static final int PAYLOAD_BYTES = 1024;

  private final BenchServer server;
  private final List<Entrant> entrants;
  private final Consumer<String> progress;
  private final byte[] payload;

  /** With random payloads of 1 kB. */
  public DrainScenario(BenchServer server, List<Entrant> entrants, Consumer<String> progress) {
    this(server, entrants, progress, new byte[PAYLOAD_BYTES]);
    new Random(PAYLOAD_BYTES).nextBytes(payload);
  }

  public DrainScenario(
      BenchServer server, List<Entrant> entrants, Consumer<String> progress, byte[] payload) {
    this.server = server;
    this.entrants = List.copyOf(entrants);
    this.progress = progress;
    this.payload = payload;
  }

  public List<Result> run(int rounds) throws SQLException, InterruptedException {
    server.checkpoint();
    for (var entrant : entrants) {
      warmUp(entrant);
    }
    var found = new LinkedHashMap<Entrant, Rounds>();
    entrants.forEach(entrant -> found.put(entrant, new Rounds(entrant.contender().name())));
    for (int round = 1; round <= rounds; round++) {
      round("round " + round + " of " + rounds + ": ", found);
    }
    return found.values().stream().map(Rounds::result).toList();
  }

  private void warmUp(Entrant entrant) throws SQLException, InterruptedException {
    for (int nth = 0; nth < entrant.warmUps(); nth++) {
      progress.accept("warming up: " + entrant.contender().name());
      turn(entrant, entrant.executions());
    }
  }

  private void round(String label, Map<Entrant, Rounds> found)
      throws SQLException, InterruptedException {
    server.checkpoint();
    for (var entrant : entrants) {
      progress.accept(label + entrant.contender().name());
      found.get(entrant).add(turn(entrant, entrant.executions()));
    }
  }

  private Round turn(Entrant entrant, int executions) throws SQLException, InterruptedException {
    var database = entrant.database();
    entrant.contender().prepare(executions, payload);
    database.settle();
    var before = database.counters();
    var drained = entrant.contender().drain();
    return new Round(drained, database.counters().since(before));
  }

  @Override
  public void close() {
    entrants.forEach(entrant -> entrant.contender().close());
  }
}
