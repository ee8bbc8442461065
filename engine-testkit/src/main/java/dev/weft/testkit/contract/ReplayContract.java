package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.ReplayExecution.Result;
import dev.weft.port.in.execution.Settlement;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A terminal execution runs once more, and its past stays readable (I8). */
public abstract class ReplayContract extends ContractSuite {

  private ExecutionId completed(String result) {
    engine().submit(work());
    return engine().complete(engine().claimOne(ask()), Content.json(result)).execution();
  }

  @Test
  void history_and_result_of_older_generations_stay_readable() {
    ExecutionId id = engine().submit(work());
    engine().fail(engine().claimOne(ask()), FailureClass.TRANSIENT, "no");
    clock().advance(Duration.ofSeconds(1));
    engine().complete(engine().claimOne(ask()), Content.json("1"));
    List<AttemptView> before = engine().attempts(id);

    Result result = operator().replay(id);
    LeaseHandle again = engine().claimOne(ask());

    assertThat(result).isEqualTo(new Result.Replayed(id, 1, List.of()));
    assertThat(engine().attempts(id)).hasSize(3).startsWith(before.toArray(AttemptView[]::new));
    assertThat(engine().result(id)).contains(Content.json("1"));
    assertThat(engine().complete(again, Content.json("2")))
        .isEqualTo(new Settlement.Ended(id, Outcome.SUCCESS));
    assertThat(engine().result(id)).contains(Content.json("2"));
    assertThat(engine().attempts(id)).hasSize(3);
  }

  @Test
  void the_new_generation_has_full_budgets_and_a_higher_epoch() {
    ExecutionId id = engine().submit(work());
    engine().fail(engine().claimOne(ask()), FailureClass.TRANSIENT, "no");
    clock().advance(Duration.ofSeconds(1));
    engine().fail(engine().claimOne(ask()), FailureClass.PERMANENT, "no");
    Execution ended = see(id);

    operator().replay(id);

    Execution.Runnable replayed = (Execution.Runnable) see(id);
    assertThat(replayed.standing().spent()).isEqualTo(Spent.NOTHING);
    assertThat(replayed.standing().epoch()).isEqualTo(ended.standing().epoch() + 1);
    assertThat(replayed.origin()).isEqualTo(Origin.REPLAY);
    assertThat(replayed.runAt()).isEqualTo(now());
  }

  @Test
  void a_handle_of_an_older_generation_still_gets_its_first_answer() {
    engine().submit(work());
    LeaseHandle first = engine().claimOne(ask());
    Settlement answer = engine().complete(first, Content.EMPTY);
    operator().replay(first.execution());
    engine().claimOne(ask());

    assertThat(engine().complete(first, Content.EMPTY)).isEqualTo(answer);
  }

  @Test
  void what_has_not_ended_or_is_unknown_is_refused() {
    ExecutionId runnable = engine().submit(work());
    ExecutionId unknown = opened().ids().execution(Lane.DEFAULT.partition());

    assertThat(operator().replay(runnable))
        .isEqualTo(new Result.Refused(runnable, new Refusal.WrongPhase(Phase.RUNNABLE)));
    assertThat(operator().replay(unknown))
        .isEqualTo(new Result.Refused(unknown, new Refusal.NotFound()));
  }

  @Test
  void the_eleventh_replay_is_refused() {
    ExecutionId id = completed("0");
    for (int generation = 1; generation <= 10; generation++) {
      assertThat(operator().replay(id)).isEqualTo(new Result.Replayed(id, generation, List.of()));
      engine().complete(engine().claimOne(ask()), Content.EMPTY);
    }

    assertThat(operator().replay(id))
        .isEqualTo(new Result.Refused(id, new Refusal.ReplaysSpent(10)));
  }

  @Test
  void a_deadline_asked_for_is_cut_to_milliseconds() {
    ExecutionId id = completed("0");

    operator().replay(id, new Deadline(now().plusSeconds(5).plusNanos(999)));

    assertThat(see(id).standing().deadline()).isEqualTo(new Deadline(now().plusSeconds(5)));
  }

  @Test
  void of_sixteen_replays_at_once_one_opens_a_generation() {
    List<ExecutionId> ids = Stream.generate(() -> completed("0")).limit(40).toList();

    List<List<Result>> results =
        Crowd.ofSixteen(i -> ids.stream().map(id -> operator().replay(id)).toList());

    assertThat(results.stream().flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(
            ids.stream().flatMap(ReplayContract::oneOfSixteen).toList());
  }

  private static Stream<Result> oneOfSixteen(ExecutionId id) {
    Result refused = new Result.Refused(id, new Refusal.WrongPhase(Phase.RUNNABLE));
    return Stream.concat(
        Stream.of(new Result.Replayed(id, 1, List.of())), Stream.generate(() -> refused).limit(15));
  }
}
