package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.replay.JoinEdge;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A replay reads the groups its target leads into, or those of all its descendants. */
public abstract class ReplayScopeContract extends FlowSuite {

  private ReplayScope scope(ExecutionId target, boolean downstream) {
    return inTransaction(s -> s.dispatch().joins().readScope(target, downstream));
  }

  private static JoinEdge waiting(EdgeId id, ExecutionId upstream, ExecutionId child) {
    return new JoinEdge(id, upstream, child, new EdgeResolution.Unresolved());
  }

  @Test
  void without_descendants_only_the_next_groups_are_read_with_all_their_edges() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    ExecutionId d = flow.open("d", EdgePolicy.DEFAULT);
    EdgeId ac = flow.edge(a, c);
    EdgeId bc = flow.edge(b, c);
    flow.edge(c, d);
    flow.stagedEdge(a, d);
    flow.cancel(a);
    flow.resolve(ac, c, EdgeOutcome.FAIL);

    ReplayScope scope = scope(a, false);

    assertThat(scope.target()).isEqualTo(a);
    assertThat(scope.downstream()).isFalse();
    assertThat(scope.edges())
        .containsExactlyInAnyOrder(
            new JoinEdge(ac, a, c, new EdgeResolution.Resolved(EdgeOutcome.FAIL)),
            waiting(bc, b, c));
    assertThat(scope.groups()).isEqualTo(Map.of(c, EdgeGroup.open(c, EdgePolicy.DEFAULT)));
    assertThat(scope.ended()).isEqualTo(Map.of(a, Outcome.CANCELLED));
  }

  @Test
  void with_descendants_every_group_behind_the_target_is_read() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.open("c", EdgePolicy.DEFAULT);
    ExecutionId d = flow.open("d", EdgePolicy.DEFAULT);
    ExecutionId e = flow.open("e", EdgePolicy.DEFAULT);
    EdgeId ac = flow.edge(a, c);
    EdgeId cd = flow.edge(c, d);
    EdgeId bd = flow.edge(b, d);
    EdgeId de = flow.edge(d, e);
    EdgeId ce = flow.edge(c, e);
    flow.edge(b, flow.open("aside", EdgePolicy.DEFAULT));
    flow.cancel(a);
    List.of(c, d).forEach(flow::skip);

    ReplayScope scope = scope(a, true);

    assertThat(scope.edges())
        .containsExactlyInAnyOrder(
            waiting(ac, a, c),
            waiting(cd, c, d),
            waiting(bd, b, d),
            waiting(de, d, e),
            waiting(ce, c, e));
    assertThat(scope.groups()).containsOnlyKeys(c, d, e);
    assertThat(scope.ended())
        .isEqualTo(Map.of(a, Outcome.CANCELLED, c, Outcome.SKIPPED, d, Outcome.SKIPPED));
  }

  @Test
  void a_leaf_leads_nowhere() {
    StagedFlow flow = stagedFlow();
    ExecutionId leaf = flow.root("leaf");
    flow.cancel(leaf);

    assertThat(scope(leaf, true).edges()).isEmpty();
    assertThat(scope(leaf, false).groups()).isEmpty();
    assertThat(scope(leaf, false).ended()).isEqualTo(Map.of(leaf, Outcome.CANCELLED));
  }
}
