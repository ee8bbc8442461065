package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.sweep.LeaseReaper;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.transition.LossCause;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Inside;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two want to end the same execution; one of them does, and the other is told so. */
public abstract class EndRaceContract extends ContractSuite {

  private static final int RACES = 1_000;
  private static final Duration TTL = Duration.ofSeconds(10);

  private List<LeaseHandle> granted(int count) {
    engine().submit(IntStream.range(0, count).mapToObj(i -> work()).toList());
    return engine().claim(ask().upTo(count).lasting(TTL)).stream().map(Claim::handle).toList();
  }

  private PublicState stateOf(ExecutionId id) {
    return engine().describe(id).orElseThrow().state();
  }

  @Test
  void of_cancel_and_complete_one_wins_a_thousand_times() {
    List<LeaseHandle> handles = granted(RACES);

    handles.forEach(this::race);

    assertThat(handles).hasSize(RACES);
    assertThat(sweeps().reap()).isEqualTo(SweepReport.NOTHING);
    assertThat(engine().claim(ask())).isEmpty();
  }

  private void race(LeaseHandle handle) {
    ExecutionId id = handle.execution();

    List<Object> answers =
        Crowd.of(
            2,
            i ->
                i == 0
                    ? engine().complete(handle, Content.json("1"))
                    : operator().cancel(id, "race"));

    boolean completed = stateOf(id) == PublicState.COMPLETED;
    assertThat(answers)
        .containsExactly(
            completed
                ? new Settlement.Ended(id, Outcome.SUCCESS)
                : new Settlement.Refused(id, new Refusal.NotActive(Outcome.CANCELLED)),
            completed
                ? new CancelExecutions.Answer.Refused(id, new Refusal.NotActive(Outcome.SUCCESS))
                : new CancelExecutions.Answer.Cancelled(id));
    assertThat(engine().attempts(id)).hasSize(1);
    assertThat(engine().result(id).isPresent()).isEqualTo(completed);
  }

  @Test
  void a_completion_in_flight_wins_over_a_reaper_that_comes_later() {
    LeaseHandle handle = granted(1).getFirst();
    CompletableFuture<SweepReport> reaped = new CompletableFuture<>();

    Settlement settlement =
        inTransaction(
            stores -> {
              Settlement answer = completeInside(new Inside(stores), handle);
              clock().advance(TTL);
              Thread.ofVirtual().start(() -> reaped.complete(sweeps().reap()));
              return answer;
            });

    assertThat(settlement).isEqualTo(new Settlement.Ended(handle.execution(), Outcome.SUCCESS));
    assertThat(reaped.join().moved()).isZero();
    assertThat(stateOf(handle.execution())).isEqualTo(PublicState.COMPLETED);
    assertThat(engine().attempts(handle.execution())).hasSize(1);
  }

  @Test
  void a_reaper_in_flight_wins_over_a_completion_that_comes_later() {
    LeaseHandle handle = granted(1).getFirst();
    clock().advance(TTL);
    CompletableFuture<Settlement> completed = new CompletableFuture<>();

    SweepReport report =
        inTransaction(
            stores -> {
              SweepReport done = new LeaseReaper(new Inside(stores)).reapOnce();
              Thread.ofVirtual()
                  .start(() -> completed.complete(engine().complete(handle, Content.EMPTY)));
              return done;
            });

    assertThat(report).isEqualTo(new SweepReport(1, 1, 0, 0, 0));
    assertThat(completed.join())
        .isEqualTo(
            new Settlement.Refused(handle.execution(), new Refusal.LeaseLost(LossCause.EXPIRED)));
    assertThat(stateOf(handle.execution())).isEqualTo(PublicState.WAITING);
  }

  private static Settlement completeInside(Inside transaction, LeaseHandle handle) {
    return new ExecutionCompleter(transaction)
        .complete(List.of(new Item(handle, Content.EMPTY)))
        .getFirst();
  }
}
