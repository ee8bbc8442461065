package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.testkit.builders.DraftBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A decision is a function of the outcomes, whatever order they arrive in (I5), and is made once
 * (I6, I7); later arrivals only count.
 *
 * <p>Every outcome of up to four upstreams under every policy, in a drawn order; flows that differ
 * arrive in the same waves, so one dispatch works on many of them.
 */
public abstract class JoinBehaviour extends FlowStage {

  private static final int SEED = 20_260_101;

  @Test
  void one_upstream_decides_by_its_outcome() {
    checkAll(1, 1);
  }

  @Test
  void two_upstreams_decide_alike_in_every_order() {
    checkAll(2, 1);
  }

  @Test
  void three_upstreams_decide_alike_in_every_order() {
    checkAll(3, 1);
  }

  @Test
  void four_upstreams_decide_alike_in_every_order() {
    checkAll(4, 5);
  }

  private void checkAll(int size, int oneOf) {
    Random random = new Random(SEED + size);
    List<Arrivals> all = new ArrayList<>();
    for (EdgePolicy policy : policies(size)) {
      for (List<EdgeOutcome> outcomes : combinations(size)) {
        if (random.nextInt(oneOf) == 0) {
          Collections.shuffle(outcomes, random);
          all.add(new Arrivals(policy, List.copyOf(outcomes)));
        }
      }
    }
    Map<Arrivals, PlayedFlow> played = new HashMap<>();
    all.forEach(arrivals -> played.put(arrivals, play(draft(arrivals))));
    for (int wave = 0; wave < size; wave++) {
      arrive(wave);
    }
    played.forEach(JoinBehaviour::check);
    assertThat(played).isNotEmpty();
  }

  private static List<EdgePolicy> policies(int size) {
    List<EdgePolicy> policies = new ArrayList<>(List.of(ALL, ANY, ANY_SPARING));
    for (int k = 1; k <= size; k++) {
      policies.add(new EdgePolicy.Quorum(k, OnSatisfied.CANCEL_REMAINING));
      policies.add(new EdgePolicy.Quorum(k, OnSatisfied.LET_RUN));
    }
    return policies;
  }

  private static List<List<EdgeOutcome>> combinations(int size) {
    List<List<EdgeOutcome>> all = List.of(List.of());
    for (int i = 0; i < size; i++) {
      List<List<EdgeOutcome>> longer = new ArrayList<>();
      for (List<EdgeOutcome> shorter : all) {
        for (EdgeOutcome outcome : EdgeOutcome.values()) {
          List<EdgeOutcome> one = new ArrayList<>(shorter);
          one.add(outcome);
          longer.add(one);
        }
      }
      all = longer;
    }
    return all.stream().<List<EdgeOutcome>>map(ArrayList::new).toList();
  }

  /** Upstream i arrives in wave i; one that is to be skipped waits for a doomed root of its own. */
  private DraftBuilder draft(Arrivals arrivals) {
    DraftBuilder draft = nodes("join").joining("join", arrivals.policy());
    for (int i = 0; i < arrivals.outcomes().size(); i++) {
      EdgeOutcome outcome = arrivals.outcomes().get(i);
      draft = draft.node("u" + i, work().inLane(wave(i, outcome))).edge("u" + i, "join");
      if (outcome == EdgeOutcome.SKIP) {
        draft =
            draft
                .node("doomed" + i, work().inLane(wave(i, EdgeOutcome.FAIL)))
                .edge("doomed" + i, "u" + i);
      }
    }
    return draft;
  }

  private Lane wave(int number, EdgeOutcome outcome) {
    return laneOf("wave " + number + " " + outcome.word());
  }

  private void arrive(int wave) {
    List<Claim> good = claimAll(wave(wave, EdgeOutcome.SUCCESS));
    engine()
        .complete(
            good.stream()
                .map(claim -> new CompleteExecutions.Item(claim.handle(), Content.EMPTY))
                .toList());
    List<Claim> bad = claimAll(wave(wave, EdgeOutcome.FAIL));
    engine()
        .fail(
            bad.stream()
                .map(c -> new FailExecutions.Item(c.handle(), FailureClass.PERMANENT, "drill"))
                .toList(),
            0);
    flows().dispatchAll();
  }

  private List<Claim> claimAll(Lane lane) {
    List<Claim> all = new ArrayList<>();
    List<Claim> some = engine().claim(ask().inLane(lane).upTo(100));
    while (!some.isEmpty()) {
      all.addAll(some);
      some = engine().claim(ask().inLane(lane).upTo(100));
    }
    return all;
  }

  private static void check(Arrivals arrivals, PlayedFlow flow) {
    assertThat(flow.stateOf("join")).as(arrivals.toString()).isEqualTo(arrivals.expectedChild());
    for (int i = 0; i < arrivals.outcomes().size(); i++) {
      assertThat(flow.stateOf("u" + i))
          .as(arrivals + ": upstream " + i)
          .isEqualTo(arrivals.expectedUpstream(i));
    }
  }

  /** Outcomes in the order they arrive, and what follows from them. */
  private record Arrivals(EdgePolicy policy, List<EdgeOutcome> outcomes) {

    PublicState expectedChild() {
      return switch (decisionAfter(outcomes.size())) {
        case EdgeDecision.Ready ready -> PublicState.WAITING;
        case EdgeDecision.Impossible impossible -> PublicState.SKIPPED;
        case EdgeDecision.Waiting waiting -> PublicState.WAITING_CHILDREN;
      };
    }

    PublicState expectedUpstream(int index) {
      boolean tooLate = !(decisionAfter(index) instanceof EdgeDecision.Waiting);
      if (tooLate && policy.cancelsRemaining()) {
        return PublicState.CANCELLED;
      }
      return switch (outcomes.get(index)) {
        case SUCCESS -> PublicState.COMPLETED;
        case FAIL -> PublicState.FAILED;
        case SKIP -> PublicState.SKIPPED;
      };
    }

    private EdgeDecision decisionAfter(int arrived) {
      return EdgeGroup.sealed(ExecutionId.LOWEST, policy, outcomes.size())
          .after(EdgeTally.of(outcomes.subList(0, arrived)))
          .decision();
    }
  }
}
