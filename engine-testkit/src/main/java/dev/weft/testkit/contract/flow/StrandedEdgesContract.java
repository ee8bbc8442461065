package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.dispatch.DispatchEvents.StrandedPage;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Unresolved edges are compared with what is true, not with what the work list says. */
public abstract class StrandedEdgesContract extends FlowSuite {

  private static final ExecutionId START = new ExecutionId(new Partition(0), new UUID(0, 0));

  private StrandedPage page(ExecutionId after, int max) {
    return inTransaction(stores -> stores.dispatch().events().takeStranded(after, max));
  }

  /** The whole walk, in steps of two; only what concerns this flow. */
  private List<TakenEvent> stranded(StagedFlow flow) {
    List<TakenEvent> found = new ArrayList<>();
    StrandedPage page = page(START, 2);
    while (page.scanned() == 2) {
      found.addAll(page.events());
      page = page(page.last(), 2);
    }
    found.addAll(page.events());
    return found.stream().filter(taken -> taken.flow().equals(flow.id())).toList();
  }

  private void forget(ExecutionId upstream, Outcome outcome) {
    in(s -> s.dispatch().events().remove(List.of(new DispatchEvent(upstream, 0, outcome, 0))));
  }

  @Test
  void an_ended_upstream_whose_event_is_gone_is_found() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    flow.child("c", EdgePolicy.DEFAULT, a, b);
    flow.cancel(a);
    forget(a, Outcome.CANCELLED);

    assertThat(stranded(flow))
        .containsExactly(
            new TakenEvent(new DispatchEvent(a, 0, Outcome.CANCELLED, 0), flow.id(), 0));
  }

  @Test
  void a_pending_event_is_left_to_dispatch() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.child("c", EdgePolicy.DEFAULT, a);
    flow.cancel(a);

    assertThat(stranded(flow)).isEmpty();
  }

  @Test
  void resolved_and_staged_edges_and_running_upstreams_are_passed_over() {
    StagedFlow flow = stagedFlow();
    ExecutionId resolved = flow.root("resolved");
    ExecutionId staged = flow.root("staged");
    ExecutionId running = flow.root("running");
    ExecutionId replayed = flow.root("replayed");
    ExecutionId child = flow.open("child", EdgePolicy.DEFAULT);
    EdgeId edge = flow.edge(resolved, child);
    flow.stagedEdge(staged, child);
    flow.edge(running, child);
    flow.edge(replayed, child);
    for (ExecutionId ended : List.of(resolved, staged, replayed)) {
      flow.cancel(ended);
      forget(ended, Outcome.CANCELLED);
    }
    flow.resolve(edge, child, EdgeOutcome.FAIL);
    flow.move(replayed, new ExecutionCommand.Replay(Deadline.NEVER));

    assertThat(stranded(flow)).isEmpty();
  }

  @Test
  void a_later_generation_tells_its_own_outcome() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.child("c", EdgePolicy.DEFAULT, a);
    flow.cancel(a);
    flow.move(a, new ExecutionCommand.Replay(Deadline.NEVER));
    flow.succeed(a);
    in(s -> s.dispatch().events().remove(List.of(new DispatchEvent(a, 1, Outcome.SUCCESS, 1))));

    assertThat(stranded(flow))
        .containsExactly(new TakenEvent(new DispatchEvent(a, 1, Outcome.SUCCESS, 1), flow.id(), 0));
  }
}
