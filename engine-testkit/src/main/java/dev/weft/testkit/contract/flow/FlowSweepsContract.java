package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.flow.FlowSweeps.RelievedGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What a crash may leave is found from the rows. */
public abstract class FlowSweepsContract extends FlowSuite {

  private static final EdgePolicy ANY = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);
  private static final ExecutionId START = new ExecutionId(new Partition(0), new UUID(0, 0));

  private FlowCancellation.Cancelled cancel(Flow flow) {
    FlowCancellation.Cancelled by =
        new FlowCancellation.Cancelled(
            CancellationPolicy.CANCEL_ALL, "drill", "tester", now(), false);
    write(flow.cancelled(by));
    return by;
  }

  private List<FlowId> unfinished(int max) {
    return listed(stores -> stores.flow().sweeps().listUnfinishedCancels(max));
  }

  /** The whole walk, one by one; only what concerns this flow. */
  private List<ExecutionId> relieved(StagedFlow flow) {
    List<ExecutionId> found = new ArrayList<>();
    List<RelievedGroup> page = page(START);
    while (!page.isEmpty()) {
      RelievedGroup group = page.getFirst();
      if (group.flow().equals(flow.id())) {
        found.add(group.child());
      }
      page = page(group.child());
    }
    return found;
  }

  private List<RelievedGroup> page(ExecutionId after) {
    return listed(stores -> stores.flow().sweeps().listRelieved(after, 1));
  }

  @Test
  void a_cancellation_is_found_until_it_is_carried_out() {
    Flow first = created();
    Flow second = created();
    created();
    FlowCancellation.Cancelled of = cancel(second);
    clock().advance(Duration.ofSeconds(1));
    cancel(first);

    assertThat(unfinished(1_000)).containsSubsequence(second.id(), first.id());
    assertThat(unfinished(1)).hasSize(1);

    write(second.cancelled(of.done()));
    assertThat(unfinished(1_000)).contains(first.id()).doesNotContain(second.id());
  }

  @Test
  void decided_groups_that_wait_for_nobody_but_have_open_edges_are_found() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId decided = flow.child("decided", ANY, a, b);
    ExecutionId impossible =
        flow.child("impossible", new EdgePolicy.Quorum(2, OnSatisfied.CANCEL_REMAINING), a, b);
    ExecutionId waiting = flow.child("waiting", ANY, a, b);
    flow.write(EdgeGroup.sealed(decided, ANY, 2).after(new EdgeTally(1, 0, 0)));
    EdgePolicy both = new EdgePolicy.Quorum(2, OnSatisfied.CANCEL_REMAINING);
    flow.write(EdgeGroup.sealed(impossible, both, 2).after(new EdgeTally(0, 1, 0)));

    assertThat(relieved(flow)).containsExactly(decided, impossible).doesNotContain(waiting);
  }

  @Test
  void groups_that_let_run_and_groups_without_open_edges_are_not() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    EdgePolicy sparing = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);
    ExecutionId lets = flow.child("lets", sparing, a, b);
    ExecutionId all = flow.child("all", EdgePolicy.DEFAULT, a, b);
    ExecutionId whole = flow.child("whole", ANY, a, b);
    flow.write(EdgeGroup.sealed(lets, sparing, 2).after(new EdgeTally(1, 0, 0)));
    flow.write(EdgeGroup.sealed(all, EdgePolicy.DEFAULT, 2).after(new EdgeTally(0, 1, 0)));
    flow.write(EdgeGroup.sealed(whole, ANY, 2).after(new EdgeTally(1, 1, 0)));

    assertThat(relieved(flow)).isEmpty();
  }
}
