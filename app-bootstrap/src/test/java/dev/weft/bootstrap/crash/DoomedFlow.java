package dev.weft.bootstrap.crash;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.crash.CrashingTransactions;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Random;

/** A process that sets the stage for a deed, does it, and dies at the point it was given. */
final class DoomedFlow {

  private DoomedFlow() {}

  /**
   * @param arguments the database, its user, the deed, the flow
   */
  public static void main(String[] arguments) {
    PoolSettings settings = new PoolSettings(arguments[0], arguments[1], arguments[1], 2, true);
    try (HikariDataSource pool = EnginePools.open(settings, "doomed")) {
      Transactions real =
          new PostgresTransactions(
              pool, new RecordingWorkSignal(), new RecordingTelemetry(), new Random(1));
      FlowHands hands =
          new FlowHands(
              real,
              new TimeOrderedIds(Clock.systemUTC(), new SecureRandom()),
              FlowId.parse(arguments[3]));
      FlowDeed deed = FlowDeed.valueOf(arguments[2]);
      deed.prepare(hands);
      deed.act(hands.over(CrashingTransactions.byProperty(real)));
    }
  }
}
