package dev.weft.benchmarks.weft;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.GroupedAppender;
import dev.weft.application.stream.DurableAppends;
import dev.weft.application.stream.FrameAppender;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames;
import java.util.List;

/** One caller per stream, a frame at a time, all at once: they share commits. */
public final class WeftCallers implements Contender {

  private final RunningAttempts attempts;
  private final NewFrame frame;
  private int frames;

  public WeftCallers(RunningAttempts attempts, NewFrame frame) {
    this.attempts = attempts;
    this.frame = frame;
  }

  @Override
  public String name() {
    return "weft " + attempts.handles().size() + "x1";
  }

  @Override
  public void prepare(int wanted, byte[] unused) {
    frames = wanted;
  }

  @Override
  public Drained drain() throws InterruptedException {
    int each = Math.max(1, frames / attempts.handles().size());
    AckMeter meter = new AckMeter(each * attempts.handles().size());
    try (HikariDataSource pool =
            EnginePools.open(RunningAttempts.settings(attempts.database()), "bench");
        GroupedAppender append = grouped(RunningAttempts.transactions(pool, hints -> {}))) {
      attempts.handles().forEach(handle -> call(handle, append, each, meter));
      return meter.await();
    }
  }

  private static GroupedAppender grouped(PostgresTransactions transactions) {
    return new GroupedAppender(
        new FrameAppender(transactions, new JacksonJsonCodec(JsonLimits.DEFAULT)),
        new DurableAppends(transactions));
  }

  private void call(LeaseHandle handle, AppendFrames append, int times, AckMeter meter) {
    List<AppendFrames.Command> call = List.of(new AppendFrames.Command(handle, List.of(frame)));
    Thread.ofVirtual()
        .name("caller")
        .start(
            () -> {
              try {
                meter.started();
                for (int nth = 0; nth < times; nth++) {
                  long begin = System.nanoTime();
                  append.append(call);
                  meter.acked(begin, 1);
                }
              } catch (RuntimeException failed) {
                meter.failed(failed);
              }
            });
  }

  @Override
  public void close() {}
}
