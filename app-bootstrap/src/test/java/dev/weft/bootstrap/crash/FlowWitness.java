package dev.weft.bootstrap.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.Sweeps;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Whoever survived a crash: sweeps, looks, asks again, and leads the flow to its end. */
record FlowWitness(PostgresPorts ports, Doom doom) {

  /** After so many it is not a matter of a slow machine. */
  private static final int MOST_LOOKS = 1_000;

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

  /** The server may still be busy with what the process asked for last. */
  void awaitSilence() {
    String others =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            + " AND application_name LIKE '%"
            + ChildProcess.COMPONENT
            + "%'";
    while (!rows(others).equals(List.of("0"))) {
      Thread.onSpinWait();
    }
  }

  /** What holds whenever one looks. */
  void seesNothingBroken() {
    String checks = doom.deed().grows() ? FlowInvariants.GROWN : FlowInvariants.ALWAYS;
    assertThat(rows(checks)).as(doom.toString()).isEmpty();
  }

  /** The reconcilers mend the rest in time, and nobody else. */
  void seesItMended() {
    RestartedEngine engine = RestartedEngine.over(ports);
    assertThat(engine.brokenAfter(RestartedEngine.SOON, FlowInvariants.SOON))
        .as(doom.toString())
        .isEmpty();
  }

  /** A running engine mends the rest, in a store whose time stands still when it must have. */
  void awaitMended(BooleanSupplier goesOn) {
    ports.clock().advance(RestartedEngine.SOON);
    List<String> broken = rows(FlowInvariants.SOON);
    for (int looks = 1; !broken.isEmpty(); looks++) {
      assertThat(looks < MOST_LOOKS && goesOn.getAsBoolean()).as(doom + ": " + broken).isTrue();
      broken = rows(FlowInvariants.SOON);
    }
  }

  /** What the flow comes to when the deed is done again and everybody works. */
  List<String> leadToEnd(FlowId flow) {
    FlowHands hands = new FlowHands(ports.transactions(), ports.ids(), flow);
    doom.deed().act(hands);
    ports.clock().advance(LeaseTtl.DEFAULT.value());
    new Sweeps(ports.transactions()).reap();
    do {
      sweep(hands.flows());
    } while (hands.work(WORKED) > 0);
    assertThat(rows(FlowInvariants.SOON)).as(doom.toString()).isEmpty();
    return end(flow);
  }

  private static void sweep(Flows flows) {
    int found;
    do {
      found = flows.dispatchAll().taken();
      found += flows.cancelSiblings().changed();
      found += flows.carryOutCancels().changed();
      found += flows.finish().changed();
    } while (found > 0);
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
