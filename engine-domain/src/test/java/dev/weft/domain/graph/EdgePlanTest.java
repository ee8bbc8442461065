package dev.weft.domain.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.partition.Partition;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EdgePlanTest {

  private static final ExecutionId CHILD = execution(9);

  @Test
  void an_edge_from_a_running_upstream_counts_and_waits() {
    EdgePlan plan = EdgePlan.apply(graph(Map.of(), staged(1)), staged(1));

    assertThat(plan.applied()).containsExactly(edge(1));
    assertThat(plan.resolved()).isEmpty();
    assertThat(plan.groups()).containsExactly(EdgeGroup.open(CHILD, EdgePolicy.DEFAULT).grownBy(1));
  }

  @Test
  void an_edge_from_an_ended_upstream_is_resolved_but_an_open_group_decides_nothing() {
    EdgePlan plan =
        EdgePlan.apply(graph(Map.of(execution(1), Outcome.FAILED), staged(1)), staged(1));

    assertThat(plan.resolved())
        .containsExactly(new ResolvedEdge(edge(1), execution(1), CHILD, EdgeOutcome.FAIL));
    assertThat(plan.groups().get(0).tally()).isEqualTo(new EdgeTally(0, 1, 0));
    assertThat(plan.skipped()).isEmpty();
    assertThat(plan.relieved()).isEmpty();
  }

  @Test
  void sealing_applies_what_is_staged_and_decides_from_ended_upstreams() {
    StoredGraph graph =
        graph(
            Map.of(execution(1), Outcome.SUCCESS, execution(2), Outcome.SUCCESS),
            staged(1),
            staged(2));

    EdgePlan plan = EdgePlan.seal(graph, List.of(CHILD));

    assertThat(plan.applied()).containsExactly(edge(1), edge(2));
    assertThat(plan.groups().get(0).decision()).isEqualTo(new EdgeDecision.Ready());
    assertThat(plan.unblocked()).containsExactly(CHILD);
    assertThat(plan.relieved()).containsExactly(CHILD);
  }

  @Test
  void an_edge_that_counted_before_waits_for_its_event_though_its_upstream_has_ended() {
    StoredEdge applied = stored(1, true, new EdgeResolution.Unresolved());
    StoredGraph graph = graph(Map.of(execution(1), Outcome.FAILED), applied);

    EdgePlan plan = EdgePlan.seal(graph, List.of(CHILD));

    assertThat(plan.applied()).isEmpty();
    assertThat(plan.resolved()).isEmpty();
    assertThat(plan.groups().get(0).decision()).isEqualTo(new EdgeDecision.Waiting());
  }

  @Test
  void what_was_resolved_before_counts_at_the_seal() {
    StoredEdge failed = stored(1, true, new EdgeResolution.Resolved(EdgeOutcome.FAIL));
    StoredGraph graph = graph(Map.of(execution(1), Outcome.FAILED), failed, staged(2));

    EdgePlan plan = EdgePlan.seal(graph, List.of(CHILD));

    assertThat(plan.groups().get(0).size()).isEqualTo(2);
    assertThat(plan.skipped()).containsExactly(CHILD);
  }

  @Test
  void a_member_without_edges_has_nothing_to_wait_for() {
    EdgePlan plan = EdgePlan.seal(graph(Map.of()), List.of(CHILD));

    assertThat(plan.withoutEdges()).containsExactly(CHILD);
    assertThat(plan.unblocked()).containsExactly(CHILD);
    assertThat(plan.groups()).isEmpty();
  }

  private static StoredGraph graph(Map<ExecutionId, Outcome> ended, StoredEdge... edges) {
    List<Member> members = IntStream.rangeClosed(1, 9).mapToObj(EdgePlanTest::member).toList();
    int applied = (int) List.of(edges).stream().filter(StoredEdge::applied).count();
    List<EdgeOutcome> known =
        List.of(edges).stream()
            .map(StoredEdge::resolution)
            .filter(EdgeResolution.Resolved.class::isInstance)
            .map(resolution -> ((EdgeResolution.Resolved) resolution).outcome())
            .toList();
    EdgeGroup group =
        EdgeGroup.open(CHILD, EdgePolicy.DEFAULT).grownBy(applied).after(EdgeTally.of(known));
    return new StoredGraph(members, List.of(edges), Map.of(CHILD, group), ended);
  }

  private static Member member(int n) {
    return new Member(execution(n), new NodeKey("n" + n), Bytes.ofUtf8("content"));
  }

  private static StoredEdge staged(int upstream) {
    return stored(upstream, false, new EdgeResolution.Unresolved());
  }

  private static StoredEdge stored(int upstream, boolean applied, EdgeResolution resolution) {
    return new StoredEdge(
        edge(upstream), execution(upstream), CHILD, DataPassingRef.NONE, applied, resolution);
  }

  private static EdgeId edge(int n) {
    return new EdgeId(new UUID(1, n));
  }

  private static ExecutionId execution(int n) {
    return new ExecutionId(new Partition(7), new UUID(0, n));
  }
}
