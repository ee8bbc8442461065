package dev.weft.bootstrap.crash;

import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.patch;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.GroupedAppender;
import dev.weft.application.stream.DurableAppends;
import dev.weft.application.stream.FrameAppender;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.driving.Crowd;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A process of its own that appends to each of its streams for as long as it lives, and says which
 * frames were acknowledged.
 */
final class DoomedAppender {

  private static final int ENOUGH = 100_000;

  private DoomedAppender() {}

  /**
   * @param arguments the database, its user, the handles
   */
  public static void main(String[] arguments) {
    PoolSettings settings = new PoolSettings(arguments[0], arguments[1], arguments[1], 4, true);
    List<LeaseHandle> handles = Arrays.stream(arguments).skip(2).map(LeaseHandle::parse).toList();
    try (HikariDataSource pool = EnginePools.open(settings, "doomed");
        GroupedAppender appender = appender(pool)) {
      Crowd.of(handles.size(), i -> write(appender, handles.get(i)));
    }
  }

  private static GroupedAppender appender(HikariDataSource pool) {
    PostgresTransactions transactions =
        new PostgresTransactions(
            pool, new RecordingWorkSignal(), new RecordingTelemetry(), new Random(1));
    return new GroupedAppender(
        new FrameAppender(transactions, new JacksonJsonCodec(JsonLimits.DEFAULT)),
        new DurableAppends(transactions));
  }

  private static int write(AppendFrames appender, LeaseHandle handle) {
    for (int n = 0; n < ENOUGH; n++) {
      AppendFrames.Command call = new AppendFrames.Command(handle, call(n));
      say(handle, (AppendFrames.Result.Appended) appender.append(List.of(call)).getFirst());
    }
    return ENOUGH;
  }

  private static List<NewFrame> call(int n) {
    return n % 2 == 0
        ? List.of(durable("a" + n), durable("b" + n))
        : List.of(patch("{\"last\":" + n + ",\"k" + n % 7 + "\":{\"n" + n % 3 + "\":" + n + "}}"));
  }

  /** One write per line, so that a death leaves no half of one. */
  private static void say(LeaseHandle handle, AppendFrames.Result.Appended appended) {
    String lines =
        appended.ids().stream()
            .map(id -> handle.execution() + " " + id + "\n")
            .collect(Collectors.joining());
    System.out.print(lines);
    System.out.flush();
  }
}
