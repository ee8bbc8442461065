package dev.weft.bootstrap.crash;

import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.EngineParts;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.RuntimeSettings;
import dev.weft.application.runtime.WeftEngine;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.testkit.doubles.RecordingTelemetry;
import java.security.SecureRandom;
import java.time.InstantSource;

/** A process that starts an engine over each database a dead one left, and goes on until killed. */
final class RevivedFlows {

  private RevivedFlows() {}

  public static void main(String[] nothing) {
    ChildProcess.told().forEach(RevivedFlows::start);
    ChildProcess.ready();
    ChildProcess.awaitOrphaned();
  }

  private static void start(String url) {
    LocalWorkSignal signal = new LocalWorkSignal();
    SecureRandom random = new SecureRandom();
    PostgresTransactions store =
        new PostgresTransactions(ChildProcess.pool(url), signal, new RecordingTelemetry(), random);
    WeftEngine.start(
        EngineParts.of(store, signal, InstantSource.system(), random),
        HandlerRegistry.NONE,
        RuntimeSettings.of());
  }
}
