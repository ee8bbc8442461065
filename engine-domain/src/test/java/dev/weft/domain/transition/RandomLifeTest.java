package dev.weft.domain.transition;

import static dev.weft.domain.Given.ID;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Thousands of random commands, current and stale: what must hold after every single one. */
class RandomLifeTest {

  private static final int STEPS = 400;
  private static final Limits LIMITS =
      new Limits(
          RetryPolicy.fixed(3, Duration.ofMillis(300)),
          3,
          new AttemptTimeout(Duration.ofMillis(1_500)));

  @TestFactory
  Stream<DynamicTest> every_step_keeps_the_promises() {
    return IntStream.range(0, 50)
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> live(seed)));
  }

  private static void live(long seed) {
    Random random = new Random(seed);
    Life life = new Life(LIMITS);
    if (seed % 2 == 0) {
      life.execution = new Execution.Blocked(life.execution.standing(), life.now);
    }
    for (int step = 0; step < STEPS; step++) {
      life.now = life.now.plusMillis(random.nextInt(600));
      Execution before = life.execution;
      ExecutionCommand command = command(life, random);

      Decision decision = life.meets(command);

      remember(life, decision, command);
      epochNeverFalls(before, life.execution);
      terminalIsAbsorbing(before, command, decision);
      staleHandlesHaveNoEffect(before, command, decision);
    }
    leasesRoseStrictly(life.handles);
    attemptsAreDense(life);
  }

  private static void remember(Life life, Decision decision, ExecutionCommand command) {
    if (command instanceof ExecutionCommand.Claim && decision instanceof Decision.Moved) {
      Execution.Active active = (Execution.Active) life.execution;
      life.handles.add(
          new LeaseHandle(ID, active.attempt(), active.lease().id(), active.standing().epoch()));
    }
  }

  private static void epochNeverFalls(Execution before, Execution after) {
    assertThat(after.standing().epoch()).isGreaterThanOrEqualTo(before.standing().epoch());
    assertThat(after.standing().generation())
        .isGreaterThanOrEqualTo(before.standing().generation());
  }

  private static void terminalIsAbsorbing(
      Execution before, ExecutionCommand command, Decision decision) {
    boolean moved = decision instanceof Decision.Moved || decision instanceof Decision.AttemptEnded;
    if (before instanceof Execution.Terminal terminal && moved) {
      boolean reopened =
          command instanceof ExecutionCommand.Reopen && terminal.outcome() == Outcome.SKIPPED;
      assertThat(reopened || command instanceof ExecutionCommand.Replay).isTrue();
    }
  }

  private static void staleHandlesHaveNoEffect(
      Execution before, ExecutionCommand command, Decision decision) {
    boolean current =
        before instanceof Execution.Active active
            && command instanceof ExecutionCommand.Fenced fenced
            && fenced.handle().epoch() == active.standing().epoch();
    if (command instanceof ExecutionCommand.Fenced && !current) {
      assertThat(decision).isInstanceOfAny(Decision.Refused.class, Decision.Repeated.class);
    }
  }

  private static void leasesRoseStrictly(List<LeaseHandle> handles) {
    for (int i = 1; i < handles.size(); i++) {
      assertThat(handles.get(i).epoch()).isGreaterThan(handles.get(i - 1).epoch());
    }
  }

  private static void attemptsAreDense(Life life) {
    int opened = life.handles.size();
    int running = life.execution instanceof Execution.Active ? 1 : 0;
    assertThat(life.handles.stream().map(LeaseHandle::attempt))
        .containsExactlyElementsOf(IntStream.range(0, opened).boxed().toList());
    assertThat(life.ends.stream().map(AttemptEnd::index))
        .containsExactlyElementsOf(IntStream.range(0, opened - running).boxed().toList());
    Set<Long> epochs = new HashSet<>(life.ends.stream().map(AttemptEnd::epoch).toList());
    assertThat(epochs).hasSize(life.ends.size());
  }

  private static ExecutionCommand command(Life life, Random random) {
    return switch (random.nextInt(22)) {
      case 0 -> new ExecutionCommand.ExpireLease();
      case 1 -> new ExecutionCommand.TimeOutAttempt(random.nextDouble());
      case 2 -> new ExecutionCommand.ExpireDeadline();
      case 3 -> new ExecutionCommand.Cancel("why", "who");
      case 4 -> new ExecutionCommand.Revoke("why", "who");
      case 5 -> new ExecutionCommand.Reprioritize(new Priority(random.nextInt(9_000)));
      case 6 -> new ExecutionCommand.Unblock();
      case 7 -> new ExecutionCommand.Skip();
      case 8, 9 -> new ExecutionCommand.Reopen();
      case 16 -> new ExecutionCommand.WithdrawRetries();
      case 10, 11 -> replay(life, random);
      case 12, 13, 14, 15 -> fenced(life, random);
      default -> life.claim();
    };
  }

  private static ExecutionCommand replay(Life life, Random random) {
    Deadline deadline = new Deadline(life.now.plusMillis(random.nextInt(20_000)));
    return new ExecutionCommand.Replay(random.nextBoolean() ? deadline : Deadline.NEVER);
  }

  private static ExecutionCommand fenced(Life life, Random random) {
    if (life.handles.isEmpty()) {
      return life.claim();
    }
    boolean latest = random.nextInt(3) > 0;
    LeaseHandle handle =
        latest ? life.handle() : life.handles.get(random.nextInt(life.handles.size()));
    return switch (random.nextInt(5)) {
      case 0 -> new ExecutionCommand.Renew(handle, LeaseTtl.DEFAULT);
      case 1 -> new ExecutionCommand.ShowLease(handle);
      case 2 -> new ExecutionCommand.Complete(handle);
      case 3 -> new ExecutionCommand.Fail(handle, failure(random), "broke", random.nextDouble());
      default -> new ExecutionCommand.Delay(handle, life.now.plusMillis(50), DelayCause.QUOTA);
    };
  }

  private static FailureClass failure(Random random) {
    return FailureClass.values()[random.nextInt(FailureClass.values().length)];
  }
}
