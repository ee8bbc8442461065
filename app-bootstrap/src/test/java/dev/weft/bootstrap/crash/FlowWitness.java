package dev.weft.bootstrap.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.application.dispatch.DependencyReconciler;
import dev.weft.application.dispatch.StrandedEdgeResolver;
import dev.weft.application.runtime.Walk;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.Sweeps;
import java.time.Duration;
import java.util.List;

/** Whoever survived a crash: sweeps, looks, asks again, and leads the flow to its end. */
record FlowWitness(PostgresPorts ports) {

  /** A reconciler interval and five seconds. */
  private static final Duration SOON = Duration.ofSeconds(6);

  private static final String[] WORKED = {
    "source",
    "a",
    "b",
    "join",
    "end",
    "bad",
    "skip",
    "too",
    "late",
    "later",
    "hopeless",
    "behind",
    "either",
    "done",
    "held",
    "free",
    "next",
    "last",
    "ok"
  };

  /** What the flow came to, whatever happened on the way. */
  List<String> survive(FlowDeed deed, FlowId flow) {
    boolean grows = deed == FlowDeed.SUBMIT || deed == FlowDeed.DEFINE;
    holds(grows ? FlowInvariants.GROWN : FlowInvariants.ALWAYS);
    ports.clock().advance(SOON);
    sweep();
    holds(FlowInvariants.SOON);
    FlowHands hands = new FlowHands(ports.transactions(), ports.ids(), flow);
    deed.act(hands);
    ports.clock().advance(LeaseTtl.DEFAULT.value());
    new Sweeps(ports.transactions()).reap();
    do {
      sweep();
    } while (hands.work(WORKED) > 0);
    holds(FlowInvariants.SOON);
    return end(flow);
  }

  /** Each step as its loop does it, until no step finds anything. */
  private void sweep() {
    Flows flows = new Flows(ports.transactions(), ports.ids());
    Walk<DispatchReport> stranded =
        new Walk<>(new StrandedEdgeResolver(ports.transactions())::resolveOnce);
    int found;
    do {
      found =
          new DependencyReconciler(ports.transactions())
              .tick(ReconcileDependencies.Command.DEFAULT)
              .scanned();
      found += flows.dispatchAll().taken();
      found += stranded.next().taken();
      found += flows.cancelSiblings().changed();
      found += flows.carryOutCancels().changed();
      found += flows.finish().changed();
    } while (found > 0);
  }

  private void holds(String checks) {
    assertThat(rows(checks)).isEmpty();
  }

  private List<String> end(FlowId flow) {
    return rows(
        """
        SELECT 'flow', '', state, '', node_count FROM weft_inspect.flow WHERE flow_id = ?
        UNION ALL
        SELECT 'member', kind, public_state, outcome, generation
          FROM weft_inspect.execution WHERE flow_id = ?
        UNION ALL
        SELECT 'edge', u.kind || ' ' || c.kind, d.state, d.outcome, u.generation
          FROM weft_inspect.edge d
          JOIN weft_inspect.execution u ON u.execution_id = d.upstream_id
          JOIN weft_inspect.execution c ON c.execution_id = d.downstream_id
         WHERE d.flow_id = ?
        UNION ALL
        SELECT 'group', c.kind, g.state, g.success_count || ' ' || g.fail_count, g.skip_count
          FROM weft_inspect.edge_group g
          JOIN weft_inspect.execution c ON c.execution_id = g.downstream_id
         WHERE g.flow_id = ?
         ORDER BY 1, 2
        """,
        flow.toString(),
        flow.toString(),
        flow.toString(),
        flow.toString());
  }

  private List<String> rows(String sql, Object... arguments) {
    return Sql.rows(ports.pool(), sql, arguments);
  }
}
