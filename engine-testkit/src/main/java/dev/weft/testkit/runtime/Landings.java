package dev.weft.testkit.runtime;

import dev.weft.port.in.outbox.FlushOutbox;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Counts what flushes sent, for tests that wait for it. */
final class Landings {

  private static final long PATIENCE_SECONDS = 60;

  private final BlockingQueue<FlushOutbox.Report> reports = new LinkedBlockingQueue<>();

  FlushOutbox of(FlushOutbox real) {
    return (endpoint, stride) -> {
      FlushOutbox.Flushed flushed = real.flushDue(endpoint, stride);
      reports.add(flushed.report());
      return flushed;
    };
  }

  /** Waits until so many messages were sent and settled. */
  void awaitSent(int messages) {
    for (int sent = 0; sent < messages; ) {
      sent += next().sent();
    }
  }

  private FlushOutbox.Report next() {
    try {
      FlushOutbox.Report next = reports.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("nothing was flushed");
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for a flush", e);
    }
  }
}
