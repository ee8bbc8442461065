package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.drain.Named;
import dev.weft.benchmarks.growth.FinishedExecutions;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.weft.RunningAttempts;
import dev.weft.benchmarks.weft.WeftAppends;
import dev.weft.benchmarks.weft.WeftContender;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Drains and appends, each on an empty database and on one with finished executions. */
final class GrowthLineup {

  private static final int FRAMES = 100;
  private static final int FRAME_BYTES = 200;
  private static final int STREAMS = 16;

  /** Finished executions have small payloads, so that millions of them fit. */
  private static final byte[] SMALL = new byte[64];

  private final BenchDatabase empty;
  private final BenchDatabase grown;

  private GrowthLineup(BenchDatabase empty, BenchDatabase grown) {
    this.empty = empty;
    this.grown = grown;
  }

  static GrowthLineup on(BenchServer server, int finished, Consumer<String> progress)
      throws SQLException, InterruptedException {
    var lineup = new GrowthLineup(server.database("empty"), server.database("grown"));
    finishOne(lineup.empty);
    finishOne(lineup.grown);
    FinishedExecutions.in(
        lineup.grown, finished, done -> progress.accept(done + " finished executions"));
    return lineup;
  }

  private static void finishOne(BenchDatabase database) throws InterruptedException {
    try (var engine = new WeftContender(database, 16, 184)) {
      engine.prepare(1, SMALL);
      engine.drain();
    }
  }

  List<Entrant> entrants(int executions) {
    return List.of(
        drain("drain, empty", empty, executions),
        drain("drain, grown", grown, executions),
        append("append, empty", empty, 2 * executions),
        append("append, grown", grown, 2 * executions));
  }

  private static Entrant drain(String name, BenchDatabase database, int executions) {
    return new Entrant(new Named(name, new WeftContender(database, 16, 184)), database, executions);
  }

  private static Entrant append(String name, BenchDatabase database, int frames) {
    var attempts = RunningAttempts.in(database, STREAMS);
    var call = Collections.nCopies(FRAMES, frame());
    return new Entrant(
        new WeftAppends(name, attempts, 0, nth -> call), database, Math.max(FRAMES, frames));
  }

  private static NewFrame frame() {
    return new NewFrame(
        FrameLabel.of(FrameKind.STDOUT),
        FrameBytes.of(new byte[FRAME_BYTES]),
        new FrameMode.Durable(),
        ClientSeq.NONE);
  }
}
