package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.execution.ExecutionExplainer;
import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.explain.Reason;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.growth.EdgeState;
import dev.weft.port.in.flow.AddExecution;
import dev.weft.port.in.flow.ApplyEdge;
import dev.weft.port.in.flow.SealFlow;
import dev.weft.port.in.flow.SealGroup;
import dev.weft.port.in.flow.SetEdgeGroupPolicy;
import dev.weft.port.in.flow.StageEdge;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A flow grown member by member and edge by edge: an open group only counts (I4, I11, I12). */
public abstract class GrowthBehaviour extends GrowthStage {

  @Test
  void an_open_group_only_counts_and_decides_at_its_seal() {
    add("a");
    add("c");
    seal("a");
    apply(staged("a", "c"));
    flow().succeed("a");
    flows().dispatchAll();
    assertThat(flow().stateOf("c")).isEqualTo(PublicState.WAITING_CHILDREN);
    assertThat(tally()).isEqualTo(new EdgeTally(1, 0, 0));
    assertThat(
            new ExecutionExplainer(opened().transactions())
                .explain(member("c"))
                .orElseThrow()
                .reasons())
        .containsExactly(new Reason.GroupNotSealed());

    SealGroup.Result sealed = seal("c");

    assertThat(sealed).isEqualTo(new SealGroup.Result.Sealed(new EdgeDecision.Ready(), revision()));
    assertThat(flow().stateOf("c")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void an_edge_added_after_its_upstream_ended_is_resolved_by_the_call_that_applies_it() {
    add("good");
    add("bad");
    add("c");
    seal("good");
    seal("bad");
    flow().succeed("good");
    flow().fail("bad");
    flows().dispatchAll();

    EdgeId edge = staged("good", "c");
    assertThat(apply(edge)).isEqualTo(new ApplyEdge.Result.Applied(EdgeState.RESOLVED, revision()));
    staged("bad", "c");
    SealGroup.Result sealed = seal("c");

    assertThat(sealed)
        .isEqualTo(new SealGroup.Result.Sealed(new EdgeDecision.Impossible(), revision()));
    assertThat(flow().stateOf("c")).isEqualTo(PublicState.SKIPPED);
    assertThat(tally()).isEqualTo(new EdgeTally(1, 1, 0));
  }

  @Test
  void a_child_with_one_of_two_edges_applied_waits_for_both() {
    add("a");
    add("b");
    add("c");
    seal("a");
    seal("b");
    apply(staged("a", "c"));
    staged("b", "c");
    flow().succeed("a");
    flows().dispatchAll();

    SealGroup.Result sealed = seal("c");

    assertThat(sealed)
        .isEqualTo(new SealGroup.Result.Sealed(new EdgeDecision.Waiting(), revision()));
    assertThat(flow().stateOf("c")).isEqualTo(PublicState.WAITING_CHILDREN);
    flow().succeed("b");
    flows().dispatchAll();
    assertThat(flow().stateOf("c")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void a_member_without_edges_runs_when_it_is_sealed() {
    add("a");
    assertThat(flow().stateOf("a")).isEqualTo(PublicState.WAITING_CHILDREN);
    assertThat(engine().claim(ask().inLane(laneOf("a")))).isEmpty();

    assertThat(seal("a")).isInstanceOf(SealGroup.Result.SealedWithoutEdges.class);

    assertThat(flow().stateOf("a")).isEqualTo(PublicState.WAITING);
    assertThat(seal("a")).isEqualTo(new SealGroup.Result.AlreadySealed(revision()));
  }

  @Test
  void sealing_the_flow_seals_the_rest_and_lets_it_finish() {
    add("a");
    add("b");
    staged("a", "b");

    SealFlow.Result sealed = sealFlow();
    flow().succeed("a");
    flows().dispatchAll();
    flow().succeed("b");
    flows().dispatchAll();
    flows().finish();

    assertThat(((SealFlow.Result.Sealed) sealed).members())
        .containsExactlyInAnyOrderElementsOf(flow().executions("a", "b"));
    assertThat(flow().state().word()).isEqualTo("completed");
    assertThat(tryAdd("late", "1")).isInstanceOf(AddExecution.Result.FlowClosed.class);
  }

  @Test
  void every_call_may_be_repeated_without_a_new_revision() {
    ExecutionId a = add("a");
    add("b");
    GraphRevision before = revision();
    EdgeId edge = staged("a", "b");
    apply(edge);
    seal("b");
    GraphRevision after = revision();

    assertThat(tryAdd("a", "1")).isEqualTo(new AddExecution.Result.Existing(a, after));
    assertThat(stage(edge, "a", "b", before))
        .isEqualTo(new StageEdge.Result.AlreadyStaged(EdgeState.APPLIED, after));
    assertThat(apply(edge))
        .isEqualTo(new ApplyEdge.Result.AlreadyApplied(EdgeState.APPLIED, after));
    assertThat(seal("b")).isEqualTo(new SealGroup.Result.AlreadySealed(after));
    assertThat(revision()).isEqualTo(after);
  }

  @Test
  void other_content_under_a_known_name_is_a_conflict() {
    ExecutionId a = add("a");
    ExecutionId b = add("b");
    add("c");
    EdgeId edge = staged("a", "b");

    assertThat(tryAdd("a", "2")).isEqualTo(new AddExecution.Result.Conflicted(a));
    assertThat(stage(edge, "a", "c", revision())).isEqualTo(new StageEdge.Result.IdTaken(a, b));
  }

  @Test
  void a_stale_revision_is_contention_and_a_cycle_is_refused() {
    add("a");
    GraphRevision stale = revision();
    add("b");
    staged("a", "b");
    GraphRevision current = revision();
    EdgeId back = opened().ids().edge();

    assertThat(stage(back, "b", "a", stale)).isEqualTo(new StageEdge.Result.Contended(current));
    assertThat(stage(back, "b", "a", current)).isInstanceOf(StageEdge.Result.Refused.class);
    assertThat(stage(back, "a", "a", current)).isInstanceOf(StageEdge.Result.Refused.class);
    assertThat(revision()).isEqualTo(current);
  }

  @Test
  void a_sealed_group_takes_no_edges() {
    add("a");
    add("b");
    add("c");
    staged("a", "c");
    seal("c");

    assertThat(stage(opened().ids().edge(), "b", "c", revision()))
        .isEqualTo(new StageEdge.Result.GroupSealed());
  }

  @Test
  void a_policy_is_fixed_by_the_first_edge() {
    add("a");
    add("b");
    EdgePolicy two = new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN);

    assertThat(policy("b", two)).isInstanceOf(SetEdgeGroupPolicy.Result.WasSet.class);
    staged("a", "b");

    assertThat(policy("b", two)).isEqualTo(new SetEdgeGroupPolicy.Result.AlreadySet(revision()));
    assertThat(policy("b", ANY)).isEqualTo(new SetEdgeGroupPolicy.Result.AlreadyFixed(two));
    assertThat(seal("b")).isEqualTo(new SealGroup.Result.QuorumUnreachable(2, 1));
  }

  @Test
  void a_group_that_cannot_be_sealed_keeps_the_flow_open() {
    add("a");
    add("b");
    policy("b", new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN));
    staged("a", "b");

    SealFlow.Result result = sealFlow();

    assertThat(result).isInstanceOf(SealFlow.Result.Refused.class);
    assertThat(flow().states("a", "b"))
        .isEqualTo(List.of(PublicState.WAITING_CHILDREN, PublicState.WAITING_CHILDREN));
  }
}
