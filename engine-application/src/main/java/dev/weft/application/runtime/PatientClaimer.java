package dev.weft.application.runtime;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Claims, and while there is nothing to claim waits for work and claims again.
 *
 * <p>Between two claims no transaction is open. Work that nobody announces (another process stored
 * it, or its due time came) is found by the poll. Closing ends every wait at once with what a plain
 * claim answered.
 */
public final class PatientClaimer implements AutoCloseable {

  private final ClaimExecutions claims;
  private final LocalWorkSignal signal;
  private final Duration poll;
  private final AtomicBoolean closed = new AtomicBoolean();

  public PatientClaimer(ClaimExecutions claims, LocalWorkSignal signal, Duration poll) {
    this.claims = claims;
    this.signal = signal;
    this.poll = poll;
  }

  /** Answers as soon as something was granted, and with nothing when the wait is over. */
  public List<Claim> claim(ClaimRequest request, Duration wait) {
    long end = System.nanoTime() + wait.toNanos();
    while (true) {
      long heard = signal.heard(request.lane());
      List<Claim> granted = claims.claim(request);
      Duration left = Duration.ofNanos(end - System.nanoTime());
      if (!granted.isEmpty() || !left.isPositive() || closed.get()) {
        return granted;
      }
      if (!waited(request, heard, left.compareTo(poll) < 0 ? left : poll)) {
        return List.of();
      }
    }
  }

  private boolean waited(ClaimRequest request, long heard, Duration atMost) {
    try {
      signal.await(request.lane(), heard, atMost);
      return true;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    closed.set(true);
    signal.raiseAll();
  }
}
