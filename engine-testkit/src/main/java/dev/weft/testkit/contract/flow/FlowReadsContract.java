package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.graph.GraphView;
import dev.weft.domain.graph.NodeView;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.name.Kind;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.domain.projection.StateCounts;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Flows as people read them. */
public abstract class FlowReadsContract extends FlowSuite {

  private List<FlowEntry> list(FlowFilter filter, FlowCursor cursor, int max) {
    return listed(stores -> stores.flow().reads().list(filter, cursor, max));
  }

  private FlowFilter here(FlowState... states) {
    return new FlowFilter(Set.of(), Set.of(namespace()), Set.of(states));
  }

  private static List<FlowId> ids(List<FlowEntry> entries) {
    return entries.stream().map(entry -> entry.flow().id()).toList();
  }

  @Test
  void an_unknown_flow_is_nothing() {
    FlowId unknown = opened().ids().flow();
    ExecutionId nobody = opened().ids().execution(unknown.partition());
    EdgeId edge = opened().ids().edge();

    assertThat(found(s -> s.flow().reads().find(unknown))).isEmpty();
    assertThat(found(s -> s.flow().reads().findView(unknown))).isEmpty();
    assertThat(found(s -> s.flow().reads().findGraph(unknown))).isEmpty();
    assertThat(found(s -> s.flow().reads().findEdge(unknown, edge))).isEmpty();
    assertThat(listed(s -> s.flow().reads().listEdges(unknown, nobody, EdgeDirection.INCOMING)))
        .isEmpty();
  }

  @Test
  void a_view_counts_members_and_shows_groups() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.child("c", EdgePolicy.DEFAULT, a, b);
    flow.succeed(a);

    Optional<FlowView> view = found(s -> s.flow().reads().findView(flow.id()));

    assertThat(view)
        .contains(
            new FlowView(
                locked(flow.id()),
                StateCounts.of(
                    List.of(
                        PublicState.COMPLETED, PublicState.WAITING, PublicState.WAITING_CHILDREN)),
                List.of(EdgeGroup.sealed(c, EdgePolicy.DEFAULT, 2))));
    assertThat(found(s -> s.flow().reads().find(flow.id()))).contains(locked(flow.id()));
  }

  @Test
  void a_graph_is_made_for_drawing() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.open("b", EdgePolicy.DEFAULT);
    StoredEdge edge = flow.edgeBetween(a, b, true);
    in(s -> s.flow().edges().insert(flow.id(), "tester", List.of(edge)));
    flow.cancel(a);

    assertThat(found(s -> s.flow().reads().findGraph(flow.id())))
        .contains(
            new GraphView(
                flow.id(),
                locked(flow.id()).revision(),
                List.of(
                    node(flow, a, "a", PublicState.CANCELLED),
                    node(flow, b, "b", PublicState.WAITING_CHILDREN)),
                List.of(edge),
                List.of(EdgeGroup.open(b, EdgePolicy.DEFAULT))));
  }

  private static NodeView node(StagedFlow flow, ExecutionId id, String key, PublicState state) {
    return new NodeView(id, new NodeKey(key), new Kind("task"), flow.laneOf(id), state);
  }

  @Test
  void edges_of_a_member_are_listed_by_direction_and_id() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    ExecutionId d = flow.open("d", EdgePolicy.DEFAULT);
    EdgeId ac = flow.edge(a, c);
    EdgeId bc = flow.stagedEdge(b, c);
    EdgeId cd = flow.edge(c, d);
    StagedFlow other = stagedFlow();

    assertThat(edges(flow, c, EdgeDirection.INCOMING)).containsExactly(ac, bc);
    assertThat(edges(flow, c, EdgeDirection.OUTGOING)).containsExactly(cd);
    assertThat(edges(flow, d, EdgeDirection.OUTGOING)).isEmpty();
    assertThat(edges(other, c, EdgeDirection.INCOMING)).isEmpty();
  }

  private List<EdgeId> edges(StagedFlow flow, ExecutionId member, EdgeDirection direction) {
    return listed(s -> s.flow().reads().listEdges(flow.id(), member, direction)).stream()
        .map(view -> view.edge().id())
        .toList();
  }

  @Test
  void an_edge_tells_who_named_it_when() {
    StagedFlow flow = stagedFlow();
    StoredEdge edge = flow.edgeBetween(flow.root("a"), flow.open("b", EdgePolicy.DEFAULT), false);
    clock().advance(Duration.ofSeconds(2));
    in(s -> s.flow().edges().insert(flow.id(), "somebody", List.of(edge)));
    StagedFlow other = stagedFlow();
    EdgeView view = new EdgeView(flow.id(), edge, now(), "somebody");
    clock().advance(Duration.ofSeconds(2));

    assertThat(found(s -> s.flow().reads().findEdge(flow.id(), edge.id()))).contains(view);
    assertThat(found(s -> s.flow().reads().findEdge(other.id(), edge.id()))).isEmpty();
  }

  @Test
  void flows_are_listed_by_partition_and_id_behind_a_cursor() {
    List<FlowId> all =
        Stream.generate(() -> created().id()).limit(5).sorted(FlowCursor.ORDER).toList();

    List<FlowEntry> first = list(here(), FlowCursor.START, 3);
    List<FlowEntry> rest = list(here(), new FlowCursor(all.get(2)), 3);

    assertThat(ids(first)).isEqualTo(all.subList(0, 3));
    assertThat(ids(rest)).isEqualTo(all.subList(3, 5));
    assertThat(list(here(), FlowCursor.START, 0)).isEmpty();
  }

  @Test
  void a_list_may_be_about_one_partition() {
    FlowId flow = created().id();
    Stream.generate(this::created).limit(3).forEach(Flow::id);
    FlowFilter there = new FlowFilter(Set.of(flow.partition()), Set.of(namespace()), Set.of());

    assertThat(ids(list(there, FlowCursor.START, 100)))
        .contains(flow)
        .allMatch(id -> id.partition().equals(flow.partition()));
  }

  @Test
  void a_list_tells_the_settlement_or_the_last_projection() {
    Flow open = created();
    Flow running = created();
    Flow failed = created();
    FlowSummary summary =
        FlowSummary.of(StateCounts.of(List.of(PublicState.ACTIVE)), now()).orElseThrow();
    in(
        s ->
            s.flow()
                .summaries()
                .write(
                    List.of(
                        new ProjectedFlow(running.id(), summary, Duration.ofDays(1)),
                        new ProjectedFlow(failed.id(), summary, Duration.ofDays(1)))));
    write(failed.settled(Settlement.FAILED, now()));

    assertThat(list(here(FlowState.OPEN), FlowCursor.START, 9))
        .containsExactly(new FlowEntry(open, FlowState.OPEN));
    assertThat(list(here(FlowState.RUNNING), FlowCursor.START, 9))
        .containsExactly(new FlowEntry(running, FlowState.RUNNING));
    assertThat(ids(list(here(FlowState.FAILED, FlowState.CANCELLED), FlowCursor.START, 9)))
        .containsExactly(failed.id());
    assertThat(list(here(), FlowCursor.START, 9)).hasSize(3);
  }
}
