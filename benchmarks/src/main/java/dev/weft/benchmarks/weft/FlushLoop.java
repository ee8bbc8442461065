package dev.weft.benchmarks.weft;

import dev.weft.application.outbox.DeliveryParts;
import dev.weft.application.outbox.OutboxFlusher;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/** Flushes one endpoint until all messages of the round are settled. */
final class FlushLoop implements Runnable {

  /** What the engine's own loop waits between two looks. */
  private static final Duration PAUSE = Duration.ofMillis(5);

  private final OutboxFlusher flusher;
  private final BenchSender sender;
  private final EndpointId endpoint;
  private final AckMeter meter;
  private Stride stride = Stride.FIRST;

  FlushLoop(
      Transactions transactions,
      BenchSender sender,
      IdSource ids,
      EndpointId endpoint,
      int batch,
      AckMeter meter) {
    var secrets = SigningSecrets.of(List.of(Bytes.of(new byte[32])));
    var parts =
        new DeliveryParts(
            transactions,
            sender,
            reference -> Optional.of(secrets),
            BenchSender.JSON,
            ids,
            new Random(),
            System::nanoTime);
    this.flusher = new OutboxFlusher(parts, settings(batch), () -> false);
    this.sender = sender;
    this.endpoint = endpoint;
    this.meter = meter;
  }

  /** As usual, with claims large enough for requests of so many. */
  static OutboxSettings settings(int batch) {
    var usual = OutboxSettings.DEFAULT;
    return new OutboxSettings(
        Math.max(usual.claimBatch(), batch),
        usual.times(),
        usual.ageLimit(),
        usual.recovery(),
        usual.callerCap(),
        usual.abandonedKeys());
  }

  @Override
  public void run() {
    try {
      meter.started();
      while (!meter.finished()) {
        flush();
      }
    } catch (RuntimeException | Error e) {
      meter.failed(e);
    }
  }

  private void flush() {
    var flushed = flusher.flushDue(endpoint, stride);
    stride = flushed.next();
    var report = flushed.report();
    var answers = sender.taken();
    if (report.sent() < report.attempted()) {
      throw new IllegalStateException("not delivered: " + report);
    }
    answers.forEach(answer -> meter.acked(answer.at(), answer.messages()));
    if (answers.isEmpty()) {
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }
}
