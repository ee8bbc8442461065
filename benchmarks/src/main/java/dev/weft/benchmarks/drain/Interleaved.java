package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.server.BenchServer;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Turns of different kinds, interleaved (A B C, A B C, …), with a checkpoint before each round.
 *
 * <p>For what is not a backlog to drain; whoever adds turns has warmed them up.
 */
public final class Interleaved {

  private final BenchServer server;
  private final Consumer<String> progress;
  private final Map<String, Turn> turns = new LinkedHashMap<>();

  public Interleaved(BenchServer server, Consumer<String> progress) {
    this.server = server;
    this.progress = progress;
  }

  public void add(String name, Turn turn) {
    turns.put(name, turn);
  }

  /** In the order of the turns as they were added. */
  public List<Result> run(int rounds) throws SQLException, InterruptedException {
    Map<String, Rounds> found = new LinkedHashMap<>();
    turns.keySet().forEach(name -> found.put(name, new Rounds(name)));
    for (int round = 1; round <= rounds; round++) {
      server.checkpoint();
      for (var turn : turns.entrySet()) {
        progress.accept("round " + round + " of " + rounds + ": " + turn.getKey());
        found.get(turn.getKey()).add(turn.getValue().take());
      }
    }
    return found.values().stream().map(Rounds::result).toList();
  }

  /** One measurement, as often as there are rounds. */
  public interface Turn {

    Round take() throws SQLException, InterruptedException;
  }
}
