package dev.weft.benchmarks.weft;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.application.stream.FrameAppender;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.SerialCalls;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames;
import java.sql.SQLException;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Appends of one sort, one after the other, to sixteen streams in turn.
 *
 * <p>Everything a user gets is on: lease checked by the database's clock, ids in commit order,
 * client sequences looked up, hints raised after the commit.
 */
public final class WeftAppends implements Contender {

  private final String name;
  private final RunningAttempts attempts;
  private final int retained;
  private final IntFunction<List<NewFrame>> calls;
  private int frames;
  private boolean filled;

  /**
   * @param retained how many frames each stream gets before its first turn
   * @param calls the frames of the nth call; each call has as many
   */
  public WeftAppends(
      String name, RunningAttempts attempts, int retained, IntFunction<List<NewFrame>> calls) {
    this.name = name;
    this.attempts = attempts;
    this.retained = retained;
    this.calls = calls;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void prepare(int wanted, byte[] unused) throws SQLException {
    frames = wanted;
    if (!filled) {
      filled = true;
      int each = calls.apply(0).size();
      int fill = retained * attempts.handles().size() / each;
      running(append -> SerialCalls.timed(fill, 1, nth -> call(append, nth)));
    }
  }

  @Override
  public Drained drain() throws SQLException {
    int each = calls.apply(0).size();
    return running(append -> SerialCalls.timed(frames, each, nth -> call(append, nth)));
  }

  private Drained running(Turn turn) throws SQLException {
    try (HikariDataSource pool =
        EnginePools.open(RunningAttempts.settings(attempts.database()), "bench")) {
      return turn.with(
          new FrameAppender(
              RunningAttempts.transactions(pool, hints -> {}),
              new JacksonJsonCodec(JsonLimits.DEFAULT)));
    }
  }

  private void call(AppendFrames append, int nth) {
    LeaseHandle handle = attempts.handles().get(nth % attempts.handles().size());
    AppendFrames.Result result =
        append.append(List.of(new AppendFrames.Command(handle, calls.apply(nth)))).getFirst();
    if (!(result instanceof AppendFrames.Result.Appended)) {
      throw new IllegalStateException("not appended: " + result);
    }
  }

  @Override
  public void close() {}

  private interface Turn {
    Drained with(AppendFrames append) throws SQLException;
  }
}
