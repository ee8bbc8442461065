package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.failure.PermanentPortException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Edges and groups: stored as they say, changed as they are told. */
public abstract class EdgeStoreContract extends FlowSuite {

  private static final EdgeResolution WAITING = new EdgeResolution.Unresolved();

  private StoredEdge see(StagedFlow flow, EdgeId edge) {
    return inTransaction(stores -> stores.flow().edges().find(flow.id(), edge)).orElseThrow();
  }

  private void insert(StagedFlow flow, StoredEdge... edges) {
    in(stores -> stores.flow().edges().insert(flow.id(), "tester", List.of(edges)));
  }

  private static StoredEdge with(StoredEdge edge, boolean applied, EdgeResolution resolution) {
    return new StoredEdge(
        edge.id(), edge.upstream(), edge.child(), edge.ref(), applied, resolution);
  }

  private static EdgeResolution resolved(EdgeOutcome outcome) {
    return new EdgeResolution.Resolved(outcome);
  }

  @Test
  void edges_are_stored_staged_applied_and_resolved() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.root("c");
    ExecutionId d = flow.open("d", EdgePolicy.DEFAULT);
    StoredEdge staged = flow.edgeBetween(a, d, false);
    StoredEdge applied = flow.edgeBetween(b, d, true);
    StoredEdge born =
        new StoredEdge(
            opened().ids().edge(),
            c,
            d,
            new DataPassingRef("right"),
            true,
            resolved(EdgeOutcome.SKIP));

    insert(flow, staged, applied, born);

    assertThat(see(flow, staged.id())).isEqualTo(staged);
    assertThat(see(flow, applied.id())).isEqualTo(applied);
    assertThat(see(flow, born.id())).isEqualTo(born);
  }

  @Test
  void an_edge_is_known_in_its_flow_only() {
    StagedFlow flow = stagedFlow();
    StagedFlow other = stagedFlow();
    ExecutionId a = flow.root("a");
    EdgeId edge = flow.edge(a, flow.child("b", EdgePolicy.DEFAULT, flow.root("c")));

    assertThat(found(s -> s.flow().edges().find(other.id(), edge))).isEmpty();
    assertThat(found(s -> s.flow().edges().find(flow.id(), opened().ids().edge()))).isEmpty();
  }

  @Test
  void a_second_edge_between_a_pair_or_with_an_id_fails() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    EdgeId edge = flow.edge(a, c);
    StoredEdge sameId = new StoredEdge(edge, b, c, DataPassingRef.NONE, true, WAITING);

    assertThatThrownBy(() -> flow.edge(a, c)).isInstanceOf(PermanentPortException.class);
    assertThatThrownBy(() -> insert(flow, sameId)).isInstanceOf(PermanentPortException.class);
    assertThat(see(flow, edge).upstream()).isEqualTo(a);
  }

  @Test
  void applying_makes_a_staged_edge_count_and_leaves_others() {
    StagedFlow flow = stagedFlow();
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    StoredEdge staged = flow.edgeBetween(flow.root("a"), c, false);
    StoredEdge applied = flow.edgeBetween(flow.root("b"), c, true);
    insert(flow, staged, applied);
    flow.resolve(applied.id(), c, EdgeOutcome.FAIL);

    in(s -> s.flow().edges().apply(flow.id(), List.of(staged.id(), applied.id())));

    assertThat(see(flow, staged.id())).isEqualTo(with(staged, true, WAITING));
    assertThat(see(flow, applied.id())).isEqualTo(with(applied, true, resolved(EdgeOutcome.FAIL)));
  }

  @Test
  void an_edge_is_resolved_refreshed_and_reopened() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId c = flow.child("c", EdgePolicy.DEFAULT, a, flow.root("b"));
    StoredEdge edge =
        inTransaction(s -> s.flow().members().readGraph(flow.id())).edges().getFirst();

    flow.resolve(edge.id(), c, EdgeOutcome.FAIL);
    StoredEdge failed = see(flow, edge.id());
    flow.resolve(edge.id(), c, EdgeOutcome.SUCCESS);
    StoredEdge refreshed = see(flow, edge.id());
    in(s -> s.flow().edges().reopen(flow.id(), List.of(edge.id())));

    assertThat(failed).isEqualTo(with(edge, true, resolved(EdgeOutcome.FAIL)));
    assertThat(refreshed).isEqualTo(with(edge, true, resolved(EdgeOutcome.SUCCESS)));
    assertThat(see(flow, edge.id())).isEqualTo(edge);
  }

  @Test
  void edges_of_several_flows_are_resolved_together() {
    StagedFlow one = stagedFlow();
    StagedFlow two = stagedFlow();
    ExecutionId left = one.open("left", EdgePolicy.DEFAULT);
    ExecutionId right = two.open("right", EdgePolicy.DEFAULT);
    ExecutionId before = one.root("a");
    ExecutionId other = two.root("a");
    EdgeId first = one.edge(before, left);
    EdgeId second = two.edge(other, right);

    in(
        s ->
            s.flow()
                .edges()
                .resolve(
                    List.of(
                        new ResolvedEdge(second, other, right, EdgeOutcome.SKIP),
                        new ResolvedEdge(first, before, left, EdgeOutcome.SUCCESS))));

    assertThat(see(one, first).resolution()).isEqualTo(resolved(EdgeOutcome.SUCCESS));
    assertThat(see(two, second).resolution()).isEqualTo(resolved(EdgeOutcome.SKIP));
  }

  @Test
  void a_group_is_written_whole() {
    StagedFlow flow = stagedFlow();
    EdgePolicy quorum = new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN);
    ExecutionId child = flow.open("c", quorum);
    EdgeGroup grown = EdgeGroup.open(child, quorum).grownBy(3);
    EdgeGroup decided = grown.seal().after(new EdgeTally(2, 1, 0));

    flow.write(grown);
    Map<ExecutionId, EdgeGroup> open = groupsOf(flow);
    flow.write(decided);

    assertThat(open).isEqualTo(Map.of(child, grown));
    assertThat(groupsOf(flow)).isEqualTo(Map.of(child, decided));
  }

  @Test
  void a_policy_is_replaced_and_a_group_without_edges_removed() {
    StagedFlow flow = stagedFlow();
    ExecutionId changed = flow.open("changed", EdgePolicy.DEFAULT);
    ExecutionId removed = flow.open("removed", EdgePolicy.DEFAULT);
    EdgePolicy any = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);

    flow.write(EdgeGroup.open(changed, any));
    in(s -> s.flow().groups().remove(List.of(removed)));

    assertThat(groupsOf(flow)).isEqualTo(Map.of(changed, EdgeGroup.open(changed, any)));
  }

  @Test
  void a_child_has_one_group() {
    StagedFlow flow = stagedFlow();
    ExecutionId child = flow.open("c", EdgePolicy.DEFAULT);

    assertThatThrownBy(
            () ->
                in(
                    s ->
                        s.flow()
                            .groups()
                            .insert(flow.id(), List.of(EdgeGroup.open(child, EdgePolicy.DEFAULT)))))
        .isInstanceOf(PermanentPortException.class);
  }

  private Map<ExecutionId, EdgeGroup> groupsOf(StagedFlow flow) {
    return inTransaction(s -> s.flow().members().readGraph(flow.id())).groups();
  }
}
