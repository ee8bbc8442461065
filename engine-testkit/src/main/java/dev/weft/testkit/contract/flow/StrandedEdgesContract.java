package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.dispatch.DispatchEvents.StrandedPage;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Unresolved edges are compared with what is true, not with what the work list says. */
public abstract class StrandedEdgesContract extends FlowSuite {

  private static final ExecutionId START = new ExecutionId(new Partition(0), new UUID(0, 0));

  private StrandedPage page(ExecutionId after, int max) {
    return inTransaction(stores -> stores.dispatch().events().listStranded(after, max));
  }

  /** What the whole walk names, in steps of two edges. */
  private Set<ExecutionId> walked() {
    Set<ExecutionId> found = new HashSet<>();
    StrandedPage page = page(START, 2);
    while (!page.over()) {
      found.addAll(page.upstreams());
      page = page(page.last(), 2);
    }
    found.addAll(page.upstreams());
    return found;
  }

  /** What is taken of it; only what concerns this flow. */
  private List<TakenEvent> stranded(StagedFlow flow) {
    return taken(List.copyOf(walked())).stream()
        .filter(taken -> taken.flow().equals(flow.id()))
        .toList();
  }

  private List<TakenEvent> taken(List<ExecutionId> upstreams) {
    return inTransaction(stores -> stores.dispatch().events().takeStranded(upstreams, 0)).events();
  }

  private void forget(ExecutionId upstream, Outcome outcome) {
    remove(new DispatchEvent(upstream, 0, outcome, 0));
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
    remove(new DispatchEvent(a, 1, Outcome.SUCCESS, 1));

    assertThat(stranded(flow))
        .containsExactly(new TakenEvent(new DispatchEvent(a, 1, Outcome.SUCCESS, 1), flow.id(), 0));
  }

  @Test
  void an_open_group_and_a_decided_one_are_walked_too() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.root("c");
    ExecutionId open = flow.open("open", EdgePolicy.DEFAULT);
    flow.edge(a, open);
    flow.write(EdgeGroup.open(open, EdgePolicy.DEFAULT).grownBy(1));
    EdgePolicy any = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);
    ExecutionId decided = flow.open("decided", any);
    flow.resolve(flow.edge(b, decided), decided, EdgeOutcome.SUCCESS);
    flow.edge(c, decided);
    flow.write(EdgeGroup.sealed(decided, any, 2).after(new EdgeTally(1, 0, 0)));
    flow.cancel(a);
    forget(a, Outcome.CANCELLED);
    flow.cancel(c);
    forget(c, Outcome.CANCELLED);

    assertThat(stranded(flow))
        .extracting(taken -> taken.event().upstream())
        .containsExactlyInAnyOrder(a, c);
  }

  @Test
  void an_edge_that_a_replay_reopened_is_found_again() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId child = flow.open("child", EdgePolicy.DEFAULT);
    EdgeId edge = flow.edge(a, child);
    flow.cancel(a);
    forget(a, Outcome.CANCELLED);
    flow.resolve(edge, child, EdgeOutcome.FAIL);
    flow.write(EdgeGroup.open(child, EdgePolicy.DEFAULT).grownBy(1).after(new EdgeTally(0, 1, 0)));
    assertThat(stranded(flow)).isEmpty();

    in(s -> s.flow().edges().reopen(flow.id(), List.of(edge)));
    flow.write(EdgeGroup.open(child, EdgePolicy.DEFAULT).grownBy(1));

    assertThat(stranded(flow)).extracting(taken -> taken.event().upstream()).containsExactly(a);
  }

  @Test
  void a_page_ends_with_the_group_that_fills_it() {
    StagedFlow flow = stagedFlow();
    List<ExecutionId> upstreams = new ArrayList<>();
    for (String key : List.of("a", "b", "c")) {
      upstreams.add(flow.root(key));
    }
    ExecutionId wide =
        flow.child("wide", EdgePolicy.DEFAULT, upstreams.toArray(ExecutionId[]::new));
    ExecutionId next = flow.child("next", EdgePolicy.DEFAULT, upstreams.getFirst());
    upstreams.forEach(flow::cancel);
    upstreams.forEach(upstream -> forget(upstream, Outcome.CANCELLED));
    ExecutionId before = new ExecutionId(wide.partition(), justBelow(wide.value()));

    StrandedPage first = page(before, 2);
    StrandedPage second = page(first.last(), 2);

    assertThat(first.upstreams()).containsExactlyInAnyOrderElementsOf(upstreams);
    assertThat(first.last()).isEqualTo(wide);
    assertThat(first.over()).isFalse();
    assertThat(second.upstreams()).contains(upstreams.getFirst());
    assertThat(second.last()).isGreaterThanOrEqualTo(next);
  }

  @Test
  void who_got_an_event_or_came_back_since_the_walk_is_not_taken() {
    StagedFlow flow = stagedFlow();
    ExecutionId told = flow.root("told");
    ExecutionId replayed = flow.root("replayed");
    flow.child("c", EdgePolicy.DEFAULT, told, replayed);
    flow.cancel(told);
    flow.cancel(replayed);
    forget(replayed, Outcome.CANCELLED);
    flow.move(replayed, new ExecutionCommand.Replay(Deadline.NEVER));

    assertThat(taken(List.of(told, replayed))).isEmpty();
  }

  private static UUID justBelow(UUID id) {
    return new UUID(id.getMostSignificantBits(), id.getLeastSignificantBits() - 1);
  }
}
