package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Join;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import dev.weft.port.out.dispatch.DispatchWrites.Dispatched;
import dev.weft.port.out.flow.FlowSummaries.DueFlow;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Edges, groups, flows to project and the work list are written at once, or not at all. */
public abstract class DispatchWritesContract extends FlowSuite {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private void write(Dispatched dispatched) {
    in(stores -> stores.dispatch().writes().write(dispatched));
  }

  private EdgeResolution resolution(StagedFlow flow, EdgeId edge) {
    return found(s -> s.flow().edges().find(flow.id(), edge)).orElseThrow().resolution();
  }

  private Join join(ExecutionId child) {
    return inTransaction(s -> s.dispatch().joins().listJoins(List.of(child), List.of())).get(child);
  }

  private List<FlowId> due() {
    return listed(s -> s.flow().summaries().listDue(100)).stream().map(DueFlow::id).toList();
  }

  private List<DispatchEvent> pending() {
    return inTransaction(s -> s.dispatch().events().takeDue(100, 0)).events().stream()
        .map(TakenEvent::event)
        .toList();
  }

  private static DispatchEvent cancelled(ExecutionId upstream) {
    return new DispatchEvent(upstream, 0, Outcome.CANCELLED, 0);
  }

  @Test
  void all_of_a_pass_is_written() {
    StagedFlow flow = stagedFlow();
    StagedFlow other = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId child = flow.open("child", EdgePolicy.DEFAULT);
    EdgeId first = flow.edge(a, child);
    EdgeId second = flow.edge(b, child);
    EdgeGroup group = EdgeGroup.sealed(child, EdgePolicy.DEFAULT, 2).after(new EdgeTally(0, 1, 0));
    flow.cancel(a);
    flow.cancel(b);

    write(
        new Dispatched(
            List.of(new ResolvedEdge(first, a, child, EdgeOutcome.FAIL)),
            List.of(group),
            Map.of(flow.id(), Duration.ZERO, other.id(), SECOND),
            List.of(cancelled(a))));

    assertThat(resolution(flow, first)).isEqualTo(new EdgeResolution.Resolved(EdgeOutcome.FAIL));
    assertThat(resolution(flow, second)).isEqualTo(new EdgeResolution.Unresolved());
    assertThat(join(child)).isEqualTo(new Join(group, new EdgeTally(0, 1, 0), true));
    assertThat(pending()).containsExactly(cancelled(b));
    assertThat(due()).containsExactly(flow.id());
    clock().advance(SECOND);
    assertThat(due()).containsExactly(flow.id(), other.id());
  }

  @Test
  void a_pass_that_decides_nothing_changes_nothing() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.cancel(a);

    write(new Dispatched(List.of(), List.of(), Map.of(), List.of()));

    assertThat(pending()).containsExactly(cancelled(a));
    assertThat(due()).isEmpty();
  }

  @Test
  void a_flow_that_is_due_before_stays_due() {
    FlowId flow = created().id();
    in(stores -> stores.flow().summaries().touch(List.of(flow), Duration.ZERO));

    write(new Dispatched(List.of(), List.of(), Map.of(flow, SECOND), List.of()));

    assertThat(due()).containsExactly(flow);
  }

  @Test
  void an_event_of_another_generation_stays() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.cancel(a);

    remove(new DispatchEvent(a, 1, Outcome.CANCELLED, 1));

    assertThat(pending()).containsExactly(cancelled(a));
  }

  @Test
  void an_edge_that_is_not_there_fails_the_whole_pass() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId child = flow.open("child", EdgePolicy.DEFAULT);
    EdgeId nowhere = opened().ids().edge();
    flow.cancel(a);
    Dispatched dispatched =
        new Dispatched(
            List.of(new ResolvedEdge(nowhere, a, child, EdgeOutcome.FAIL)),
            List.of(),
            Map.of(flow.id(), Duration.ZERO),
            List.of(cancelled(a)));

    assertThatThrownBy(() -> write(dispatched)).isInstanceOf(RuntimeException.class);

    assertThat(pending()).containsExactly(cancelled(a));
    assertThat(due()).isEmpty();
  }
}
