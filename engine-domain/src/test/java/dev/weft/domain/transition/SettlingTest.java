package dev.weft.domain.transition;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.OTHER_LEASE;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.STARTED;
import static dev.weft.domain.Given.WORKER;
import static dev.weft.domain.Given.active;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseTtl;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettlingTest {

  private static final ExecutionCommand.Fenced COMPLETE = new ExecutionCommand.Complete(HANDLE);
  private static final ExecutionCommand.Fenced SHOW = new ExecutionCommand.ShowLease(HANDLE);
  private static final AttemptEnd SUCCEEDED =
      AttemptEnd.of(
          active(), new AttemptOutcome.Succeeded(), new Sequel.Ended(Outcome.SUCCESS), NOW);
  private static final Decision COMPLETED =
      new Decision.AttemptEnded(
          new Execution.Terminal(STANDING, new Ending.Succeeded(), NOW), SUCCEEDED);
  private static final Sighting SEEN = Sighting.Found.of(active());

  @Test
  void an_empty_batch_decides_nothing() {
    assertThat(Settling.decide(List.of(), List.of(), NOW)).isEmpty();
  }

  @Test
  void a_handle_given_twice_is_answered_like_a_repeat() {
    assertThat(decide(COMPLETE, COMPLETE))
        .containsExactly(COMPLETED, new Decision.Repeated(SUCCEEDED));
  }

  @Test
  void another_end_in_the_same_batch_is_a_conflict() {
    assertThat(decide(COMPLETE, new ExecutionCommand.Fail(HANDLE, FailureClass.TRANSIENT, "", 0)))
        .containsExactly(COMPLETED, new Decision.Refused(new Refusal.Conflict(SUCCEEDED)));
  }

  @Test
  void a_refusal_in_between_does_not_make_the_batch_forget() {
    LeaseHandle stale = new LeaseHandle(ID, 1, OTHER_LEASE, 3);

    assertThat(decide(COMPLETE, new ExecutionCommand.Complete(stale), COMPLETE, COMPLETE))
        .containsExactly(
            COMPLETED,
            new Decision.Refused(new Refusal.NotActive(Outcome.SUCCESS)),
            new Decision.Repeated(SUCCEEDED),
            new Decision.Repeated(SUCCEEDED));
  }

  @Test
  void a_handle_of_an_earlier_attempt_keeps_its_own_history() {
    LeaseHandle earlier = new LeaseHandle(ID, 1, OTHER_LEASE, 3);
    AttemptEnd past =
        new AttemptEnd(
            ID,
            1,
            1,
            3,
            OTHER_LEASE,
            WORKER,
            Origin.FRESH,
            STARTED,
            STARTED,
            new AttemptOutcome.Delayed(DelayCause.DELAY),
            new Sequel.RunsAgain(STARTED));

    List<Decision> decisions =
        Settling.decide(
            List.of(COMPLETE, new ExecutionCommand.Delay(earlier, STARTED, DelayCause.DELAY)),
            List.of(SEEN, new Sighting.Found(active(), new PastAttempt.Ended(past))),
            NOW);

    assertThat(decisions).containsExactly(COMPLETED, new Decision.Repeated(past));
  }

  @Test
  void a_renewal_is_seen_by_the_next_one_so_the_lease_never_shrinks() {
    Decision renewed = new Decision.Moved(activeUntil(NOW.plusSeconds(60)));

    assertThat(decide(renew(60), renew(1))).containsExactly(renewed, renewed);
  }

  @Test
  void looking_at_the_lease_does_not_make_the_batch_forget_a_renewal() {
    Execution.Active renewed = activeUntil(NOW.plusSeconds(60));

    assertThat(decide(renew(60), SHOW, SHOW))
        .containsExactly(
            new Decision.Moved(renewed),
            new Decision.Unchanged(renewed),
            new Decision.Unchanged(renewed));
  }

  @Test
  void after_a_renewal_the_history_of_the_attempt_is_still_known() {
    AttemptEnd past =
        AttemptEnd.of(active(), new AttemptOutcome.LeaseExpired(), new Sequel.RunsAgain(NOW), NOW);
    LeaseHandle lost = new LeaseHandle(ID, 1, OTHER_LEASE, 3);

    List<Decision> decisions =
        Settling.decide(
            List.of(renew(60), new ExecutionCommand.ShowLease(lost)),
            List.of(SEEN, new Sighting.Found(active(), new PastAttempt.Ended(past))),
            NOW);

    assertThat(decisions.get(1))
        .isEqualTo(new Decision.Refused(new Refusal.LeaseLost(LossCause.EXPIRED)));
  }

  @Test
  void after_its_end_a_renewal_finds_no_lease() {
    assertThat(decide(COMPLETE, renew(60)))
        .containsExactly(COMPLETED, new Decision.Refused(new Refusal.NotActive(Outcome.SUCCESS)));
  }

  @Test
  void one_failing_item_leaves_its_neighbours_alone() {
    ExecutionId other = ExecutionId.parse("{fp:86}:0190a000-0000-7000-8000-000000000002");
    ExecutionId third = ExecutionId.parse("{fp:86}:0190a000-0000-7000-8000-000000000003");
    Execution.Active neighbour = neighbour(third);

    List<Decision> decisions =
        Settling.decide(
            List.of(
                new ExecutionCommand.Complete(new LeaseHandle(other, 2, LEASE, 5)),
                COMPLETE,
                new ExecutionCommand.ShowLease(new LeaseHandle(third, 2, LEASE, 5))),
            List.of(new Sighting.Unknown(), SEEN, Sighting.Found.of(neighbour)),
            NOW);

    assertThat(decisions)
        .containsExactly(
            new Decision.Refused(new Refusal.NotFound()),
            COMPLETED,
            new Decision.Unchanged(neighbour));
  }

  private static List<Decision> decide(ExecutionCommand.Fenced... commands) {
    List<Sighting> seen = List.of(commands).stream().map(command -> SEEN).toList();
    return Settling.decide(List.of(commands), seen, NOW);
  }

  private static ExecutionCommand.Fenced renew(int seconds) {
    return new ExecutionCommand.Renew(HANDLE, new LeaseTtl(Duration.ofSeconds(seconds)));
  }

  private static Execution.Active activeUntil(Instant end) {
    return new Execution.Active(STANDING, new Lease(LEASE, WORKER, end), Origin.RETRY, STARTED);
  }

  private static Execution.Active neighbour(ExecutionId id) {
    return active(
        new Standing(
            id,
            1,
            5,
            3,
            STANDING.priority(),
            STANDING.deadline(),
            STANDING.limits(),
            STANDING.spent()));
  }
}
