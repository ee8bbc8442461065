package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.signal.Wakeups;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class PatientClaimerTest {

  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Duration SHORT = Duration.ofMillis(1);

  /** Longer than a thread stands still. */
  private static final Duration A_WHILE = Duration.ofSeconds(3);

  private static final Claim CLAIM =
      new Claim(
          new LeaseHandle(
              new ExecutionId(Lane.DEFAULT.partition(), new UUID(1, 2)),
              0,
              new LeaseId(new UUID(3, 4)),
              1),
          Membership.ALONE,
          new Kind("fetch"),
          Origin.FRESH,
          Instant.EPOCH,
          Content.EMPTY,
          List.of());
  private static final ClaimRequest REQUEST =
      new ClaimRequest(
          Lane.DEFAULT,
          Capabilities.NONE,
          new TreeSet<>(),
          new Worker("w", "w-1"),
          1,
          LeaseTtl.DEFAULT);

  private final LocalWorkSignal signal = new LocalWorkSignal();
  private final AtomicInteger asked = new AtomicInteger();

  @Test
  void work_that_is_there_is_answered_without_waiting() {
    PatientClaimer claimer = new PatientClaimer(request -> List.of(CLAIM), signal, LONG);

    assertThat(claimer.claim(REQUEST, LONG)).containsExactly(CLAIM);
  }

  @Test
  void without_a_wait_it_asks_once() {
    PatientClaimer claimer = new PatientClaimer(this::nothing, signal, SHORT);

    assertThat(claimer.claim(REQUEST, Duration.ZERO)).isEmpty();
    assertThat(asked).hasValue(1);
  }

  @Test
  void a_raised_signal_ends_the_wait_even_when_it_comes_before_the_wait_begins() {
    PatientClaimer claimer =
        new PatientClaimer(request -> onSecondAsk(Set.of(request.lane())), signal, LONG);

    assertThat(claimer.claim(REQUEST, LONG)).containsExactly(CLAIM);
  }

  @Test
  void with_every_signal_lost_the_poll_finds_the_work() {
    PatientClaimer claimer = new PatientClaimer(request -> onSecondAsk(Set.of()), signal, SHORT);

    assertThat(claimer.claim(REQUEST, LONG)).containsExactly(CLAIM);
  }

  @Test
  void the_wait_ends_with_nothing_when_nothing_comes() {
    PatientClaimer claimer = new PatientClaimer(this::nothing, signal, SHORT);

    assertThat(claimer.claim(REQUEST, A_WHILE)).isEmpty();
    assertThat(asked).hasValueGreaterThan(1);
  }

  @Test
  void closing_ends_a_wait_at_once() {
    PatientClaimer claimer = new PatientClaimer(this::nothing, signal, LONG);

    claimer.close();

    assertThat(claimer.claim(REQUEST, LONG)).isEmpty();
  }

  private List<Claim> nothing(ClaimRequest request) {
    asked.incrementAndGet();
    return List.of();
  }

  private List<Claim> onSecondAsk(Set<Lane> raisedByTheFirst) {
    if (asked.getAndIncrement() > 0) {
      return List.of(CLAIM);
    }
    signal.raise(Wakeups.ofLanes(raisedByTheFirst));
    return List.of();
  }
}
