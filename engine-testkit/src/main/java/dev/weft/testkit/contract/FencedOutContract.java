package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.transition.LossCause;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.port.in.execution.Settlement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A worker that lost its lease cannot complete, fail, renew or delay, and is told why (I15). */
public abstract class FencedOutContract extends ContractSuite {

  private static final Duration TTL = Duration.ofSeconds(10);

  /** How a worker loses its lease, and what it is told from then on. */
  private Map<String, Consumer<LeaseHandle>> losses() {
    return Map.of(
        "the lease ended", handle -> clock().advance(TTL),
        "reaped", this::reaped,
        "reaped and granted again", this::regranted,
        "revoked", handle -> operator().revoke(handle.execution()),
        "cancelled", handle -> operator().cancel(handle.execution(), "drill"));
  }

  private static Refusal told(String loss) {
    return switch (loss) {
      case "the lease ended" -> new Refusal.LeaseExpired();
      case "revoked" -> new Refusal.LeaseLost(LossCause.REVOKED);
      case "cancelled" -> new Refusal.NotActive(Outcome.CANCELLED);
      default -> new Refusal.LeaseLost(LossCause.EXPIRED);
    };
  }

  private void reaped(LeaseHandle handle) {
    clock().advance(TTL);
    sweeps().reap();
  }

  private void regranted(LeaseHandle handle) {
    reaped(handle);
    engine().claimOne(ask().by("another"));
  }

  @TestFactory
  Stream<DynamicTest> a_worker_that_lost_changes_nothing_and_is_told_why() {
    return losses().entrySet().stream()
        .map(loss -> DynamicTest.dynamicTest(loss.getKey(), () -> play(loss)));
  }

  private void play(Map.Entry<String, Consumer<LeaseHandle>> loss) {
    freshPlace();
    ExecutionId id = engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask().lasting(TTL));
    loss.getValue().accept(handle);
    Execution before = see(id);
    List<AttemptView> history = engine().attempts(id);

    Renewal renewal = engine().renew(handle, TTL);
    List<Settlement> settlements =
        List.of(
            engine().complete(handle, Content.json("1")),
            engine().fail(handle, FailureClass.PERMANENT, "late"),
            engine().fail(handle, FailureClass.TRANSIENT, "late"),
            engine().delay(handle, now().plusSeconds(1), DelayCause.DELAY),
            engine().release(handle));

    Refusal why = told(loss.getKey());
    assertThat(renewal).isEqualTo(new Renewal.Lost(handle, why));
    assertThat(settlements).containsOnly(new Settlement.Refused(id, why));
    assertThat(see(id)).isEqualTo(before);
    assertThat(engine().attempts(id)).isEqualTo(history);
    assertThat(engine().result(id)).isEmpty();
  }
}
