package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.dispatch.CompletionDispatcher;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.doubles.FixedRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever dies in between, a flow comes to the same end as if nothing had (I2, I10).
 *
 * <p>The graph has all three policies, a diamond and a chain behind a failure; which leaves fail is
 * fixed, so its end is known.
 */
public abstract class CrashBehaviour extends FlowStage {

  private static final int SEEDS = 12;

  @TestFactory
  Stream<DynamicTest> a_flow_comes_to_the_same_end() {
    return IntStream.range(0, SEEDS)
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> playUnderFire(seed)));
  }

  private DraftBuilder draft() {
    EdgePolicy two = new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN);
    return nodes("ok1", "ok2", "bad", "all", "any", "two", "behind", "after", "end")
        .edge("ok1", "all")
        .edge("ok2", "all")
        .edge("ok1", "any")
        .edge("bad", "any")
        .joining("any", ANY_SPARING)
        .edge("ok1", "two")
        .edge("ok2", "two")
        .edge("bad", "two")
        .joining("two", two)
        .edge("bad", "behind")
        .edge("behind", "after")
        .edge("all", "end")
        .edge("any", "end")
        .edge("two", "end");
  }

  private static Map<String, PublicState> expected() {
    Map<String, PublicState> expected = new HashMap<>();
    Stream.of("ok1", "ok2", "all", "any", "two", "end")
        .forEach(key -> expected.put(key, PublicState.COMPLETED));
    expected.put("bad", PublicState.FAILED);
    expected.put("behind", PublicState.SKIPPED);
    expected.put("after", PublicState.SKIPPED);
    return expected;
  }

  private void playUnderFire(int seed) {
    freshPlace();
    PlayedFlow flow = play(draft());
    Transactions crashing = new CrashingTransactions(opened().transactions(), new Random(seed), 3);
    Map<String, PublicState> expected = expected();

    for (int round = 0; round < 60 && !isOver(flow, expected); round++) {
      expected.keySet().forEach(key -> work(flow, key, crashing));
      survive(() -> new CompletionDispatcher(crashing).dispatchNext());
    }

    Map<String, PublicState> states = new HashMap<>();
    expected.keySet().forEach(key -> states.put(key, flow.stateOf(key)));
    assertThat(states).isEqualTo(expected);
  }

  private static boolean isOver(PlayedFlow flow, Map<String, PublicState> expected) {
    return expected.keySet().stream().allMatch(key -> flow.see(key) instanceof Execution.Terminal);
  }

  private void work(PlayedFlow flow, String key, Transactions crashing) {
    for (Claim claim : engine().claim(ask().inLane(laneOf(key)))) {
      while (flow.see(key) instanceof Execution.Active) {
        survive(() -> end(key, claim, crashing));
      }
      survive(() -> new CompletionDispatcher(crashing).dispatchNext());
    }
  }

  private static Object end(String key, Claim claim, Transactions crashing) {
    return key.equals("bad")
        ? new ExecutionFailer(crashing, new FixedRandom(0.0))
            .fail(List.of(new FailExecutions.Item(claim.handle(), FailureClass.PERMANENT, "drill")))
        : new ExecutionCompleter(crashing)
            .complete(List.of(new CompleteExecutions.Item(claim.handle(), Content.EMPTY)));
  }

  private static void survive(Deed deed) {
    try {
      deed.attempt();
    } catch (TransientPortException died) {
      assertThat(died).hasMessage("the process died");
    }
  }

  /** Something that may die halfway. */
  @FunctionalInterface
  private interface Deed {
    Object attempt();
  }
}
