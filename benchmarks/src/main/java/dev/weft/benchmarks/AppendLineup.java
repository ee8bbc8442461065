package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.handwritten.BareInsert;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.weft.RunningAttempts;
import dev.weft.benchmarks.weft.WeftAppends;
import dev.weft.benchmarks.weft.WeftCallers;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;

/** Who takes part in appending: each sort of append, and the floor of each size. */
final class AppendLineup {

  private static final int STREAMS = 16;
  private static final int STREAMS_OF_TELEMETRY = 2;
  private static final int FRAME_BYTES = 200;
  private static final int PATCHED_KEYS = 16;
  private static final int PER_BEST_EFFORT_CALL = 10;
  private static final int FILLED_PER_CALL = 100;

  private final BenchServer server;
  private final int calls;
  private final byte[] payload = new byte[FRAME_BYTES];

  private AppendLineup(BenchServer server, int calls) {
    this.server = server;
    this.calls = calls;
    new Random(FRAME_BYTES).nextBytes(payload);
  }

  static List<Entrant> of(BenchServer server, int calls) throws SQLException {
    AppendLineup lineup = new AppendLineup(server, calls);
    return List.of(
        lineup.insert(1, calls),
        lineup.durable(1, calls),
        lineup.insert(10, calls / 2),
        lineup.durable(10, calls / 2),
        lineup.bestEffort(64),
        lineup.bestEffort(16_384),
        lineup.insert(100, calls / 8),
        lineup.durable(100, calls / 8),
        lineup.summary(),
        lineup.callers());
  }

  private Entrant insert(int perCall, int times) throws SQLException {
    BenchDatabase database = server.database("insert_" + perCall);
    return entrant(new BareInsert(database, perCall, payload), database, times * perCall);
  }

  private Entrant durable(int perCall, int times) throws SQLException {
    List<NewFrame> frames = Collections.nCopies(perCall, frame(new FrameMode.Durable()));
    String name = "weft durable " + perCall;
    return weft(name, STREAMS, 0, nth -> frames, times * perCall);
  }

  private Entrant bestEffort(int kept) throws SQLException {
    BestEffortConfig config = new BestEffortConfig(Duration.ofSeconds(30), kept, kept, 0.2);
    List<NewFrame> frames =
        Collections.nCopies(PER_BEST_EFFORT_CALL, frame(new FrameMode.BestEffort(config)));
    int times = calls / 2 * PER_BEST_EFFORT_CALL;
    // A run of a few calls need not fill its streams first.
    int retained = Math.min(kept, FILLED_PER_CALL * calls);
    return weft("weft best effort " + kept, STREAMS_OF_TELEMETRY, retained, nth -> frames, times);
  }

  private Entrant summary() throws SQLException {
    return weft("weft summary", STREAMS, 0, nth -> List.of(patch(nth)), calls);
  }

  private Entrant callers() throws SQLException {
    BenchDatabase database = server.database("weft 16x1");
    RunningAttempts attempts = RunningAttempts.in(database, STREAMS);
    return entrant(new WeftCallers(attempts, frame(new FrameMode.Durable())), database, 2 * calls);
  }

  private Entrant weft(
      String name, int streams, int retained, IntFunction<List<NewFrame>> frames, int wanted)
      throws SQLException {
    BenchDatabase database = server.database(name);
    RunningAttempts attempts = RunningAttempts.in(database, streams);
    return entrant(new WeftAppends(name, attempts, retained, frames), database, wanted);
  }

  private static Entrant entrant(Contender contender, BenchDatabase database, int frames) {
    return new Entrant(contender, database, Math.max(1, frames));
  }

  private NewFrame frame(FrameMode mode) {
    return new NewFrame(
        FrameLabel.of(FrameKind.STDOUT), FrameBytes.of(payload), mode, ClientSeq.NONE);
  }

  /** Keeps the document at about 512 bytes. */
  private static NewFrame patch(int nth) {
    String text = "{\"key-%02d\":\"value %012d\"}".formatted(nth % PATCHED_KEYS, nth);
    return new NewFrame(
        FrameLabel.of(FrameKind.EVENT),
        FrameBytes.ofUtf8(text),
        new FrameMode.Summary(),
        ClientSeq.NONE);
  }
}
