package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.dispatch.DispatchEvents.Taken;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With events come the edges that have not heard of them: all, or so many that some are left. */
public abstract class TakenEdgesContract extends FlowSuite {

  private Taken due(int mostEdges) {
    return inTransaction(stores -> stores.dispatch().events().takeDue(100, mostEdges));
  }

  private Taken of(int mostEdges, ExecutionId... upstreams) {
    return inTransaction(s -> s.dispatch().events().takeOf(List.of(upstreams), mostEdges));
  }

  private static UnresolvedEdge edge(StagedFlow flow, ExecutionId upstream, ExecutionId child) {
    return new UnresolvedEdge(flow.edge(upstream, child), upstream, child);
  }

  @Test
  void edges_come_in_their_order_and_no_more_than_asked_for() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    ExecutionId d = flow.open("d", EdgePolicy.DEFAULT);
    UnresolvedEdge bc = edge(flow, b, c);
    UnresolvedEdge ad = edge(flow, a, d);
    UnresolvedEdge ac = edge(flow, a, c);
    flow.stagedEdge(b, d);
    flow.cancel(a);
    flow.cancel(b);

    assertThat(due(100).edges()).containsExactly(ad, ac, bc);
    assertThat(of(100, b, a, b).edges()).containsExactly(ad, ac, bc);
    assertThat(of(2, b, a).edges()).containsExactly(ad, ac);
    assertThat(of(100, b).edges()).containsExactly(bc);

    flow.resolve(ac.id(), c, EdgeOutcome.SUCCESS);
    assertThat(due(100).edges()).containsExactly(ad, bc);
  }

  @Test
  void every_event_is_told_also_one_without_edges() {
    StagedFlow flow = stagedFlow();
    ExecutionId wide = flow.root("wide");
    ExecutionId leaf = flow.root("leaf");
    for (String key : List.of("x", "y", "z")) {
      flow.child(key, EdgePolicy.DEFAULT, wide);
    }
    flow.cancel(wide);
    flow.cancel(leaf);

    Taken taken = due(100);

    assertThat(taken.events())
        .extracting(one -> one.event().upstream())
        .containsExactlyInAnyOrder(wide, leaf);
    assertThat(taken.edges()).hasSize(3);
  }

  @Test
  void whoever_reads_fewer_edges_than_there_are_gets_the_events_in_front() {
    StagedFlow flow = stagedFlow();
    List<ExecutionId> upstreams = new ArrayList<>();
    for (String key : List.of("a", "b", "c", "d", "e")) {
      ExecutionId upstream = flow.root(key);
      upstreams.add(upstream);
      for (int i = 0; i < 3; i++) {
        flow.child(key + i, EdgePolicy.DEFAULT, upstream);
      }
      flow.cancel(upstream);
    }

    Taken taken = due(4);

    assertThat(taken.edges())
        .extracting(UnresolvedEdge::upstream)
        .containsExactly(upstreams.get(0), upstreams.get(0), upstreams.get(0), upstreams.get(1));
    assertThat(taken.events())
        .extracting(one -> one.event().upstream())
        .contains(upstreams.get(0), upstreams.get(1));
  }

  @Test
  void the_edges_of_a_replayed_upstream_do_not_come_with_its_old_end() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    UnresolvedEdge ac = edge(flow, a, c);
    flow.cancel(a);
    flow.move(a, new ExecutionCommand.Replay(Deadline.NEVER));
    assertThat(due(100).events()).hasSize(1);
    assertThat(due(100).edges()).isEmpty();

    flow.cancel(a);

    assertThat(due(100).events()).hasSize(2);
    assertThat(due(100).edges()).containsExactly(ac);
  }

  @Test
  void a_made_up_event_comes_with_its_edges_too() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    UnresolvedEdge ac = edge(flow, a, flow.open("c", EdgePolicy.DEFAULT));
    UnresolvedEdge ad = edge(flow, a, flow.open("d", EdgePolicy.DEFAULT));
    flow.cancel(a);
    remove(new DispatchEvent(a, 0, Outcome.CANCELLED, 0));

    assertThat(inTransaction(s -> s.dispatch().events().takeStranded(List.of(a), 100)).edges())
        .containsExactly(ac, ad);
    assertThat(inTransaction(s -> s.dispatch().events().takeStranded(List.of(a), 1)).edges())
        .containsExactly(ac);
  }
}
