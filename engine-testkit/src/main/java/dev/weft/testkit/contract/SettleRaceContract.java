package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.port.in.execution.Settlement;
import dev.weft.testkit.driving.Crowd;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many settle the same executions at once; each ends once, and nobody waits for ever. */
public abstract class SettleRaceContract extends ContractSuite {

  private List<LeaseHandle> granted(int count) {
    engine().submit(IntStream.range(0, count).mapToObj(i -> work()).toList());
    return engine().claim(ask().upTo(count)).stream().map(Claim::handle).toList();
  }

  @Test
  void sixteen_complete_one_handle_and_one_of_them_writes() {
    LeaseHandle handle = granted(1).getFirst();

    List<Settlement> settlements =
        Crowd.ofSixteen(i -> engine().complete(handle, Content.json("" + i)));

    assertThat(settlements)
        .hasSize(16)
        .containsOnly(new Settlement.Ended(handle.execution(), Outcome.SUCCESS));
    assertThat(engine().attempts(handle.execution())).hasSize(1);
  }

  @Test
  void completing_and_cancelling_race_for_one_end() {
    LeaseHandle handle = granted(1).getFirst();

    List<Boolean> wrote =
        Crowd.ofSixteen(
            i ->
                moves().apply(handle.execution(), i % 2 == 0 ? complete(handle) : cancel())
                    instanceof Decision.AttemptEnded);

    assertThat(wrote).containsOnlyOnce(true);
    assertThat(engine().attempts(handle.execution())).hasSize(1);
  }

  @Test
  void overlapping_batches_in_different_orders_do_not_deadlock() {
    List<LeaseHandle> handles = granted(200);

    List<Set<Settlement>> answers =
        Crowd.ofSixteen(i -> new HashSet<>(engine().complete(shuffled(handles, i))));

    Set<Settlement> everyone = new HashSet<>();
    handles.forEach(
        handle -> everyone.add(new Settlement.Ended(handle.execution(), Outcome.SUCCESS)));
    assertThat(answers).hasSize(16).containsOnly(everyone);
  }

  @Test
  void workers_that_claim_and_complete_at_once_finish_everything_once() {
    engine().submit(IntStream.range(0, 400).mapToObj(i -> work()).toList());

    List<Integer> finished = Crowd.ofSixteen(this::drain);

    assertThat(finished.stream().mapToInt(Integer::intValue).sum()).isEqualTo(400);
    assertThat(engine().claim(ask().upTo(1_000))).isEmpty();
  }

  private int drain(int worker) {
    int finished = 0;
    int empty = 0;
    while (empty < 3) {
      List<Claim> claims = engine().claim(ask().by("w" + worker).upTo(7));
      List<Item> items =
          claims.stream().map(claim -> new Item(claim.handle(), Content.EMPTY)).toList();
      finished += engine().complete(items).size();
      empty = claims.isEmpty() ? empty + 1 : 0;
    }
    return finished;
  }

  private static List<Item> shuffled(List<LeaseHandle> handles, int seed) {
    List<LeaseHandle> mine = new ArrayList<>(handles);
    Collections.shuffle(mine, new Random(seed));
    return mine.stream().map(handle -> new Item(handle, Content.EMPTY)).toList();
  }

  private static ExecutionCommand complete(LeaseHandle handle) {
    return new ExecutionCommand.Complete(handle);
  }

  private static ExecutionCommand cancel() {
    return new ExecutionCommand.Cancel("drill", "operator");
  }
}
