package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.adapter.postgres.fixture.TimedTransactions;
import dev.weft.adapter.postgres.fixture.TimedTransactions.Figures;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.definition.Node;
import dev.weft.domain.graph.GraphView;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.flow.CancelFlow;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Flows;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;

/**
 * A large graph is defined, described and cancelled whole, and no transaction of it takes more than
 * five seconds (I45): the server would end it.
 */
@Timeout(180)
class LargeGraphTest {

  private static final int LAYERS = 11;
  private static final int IN_A_LAYER = 200;
  private static final int EDGES_OF_ONE = 5;
  private static final int NODES = LAYERS * IN_A_LAYER;
  private static final int EDGES = (LAYERS - 1) * IN_A_LAYER * EDGES_OF_ONE;

  /** Older servers bound each statement and each pause instead, as in every engine session. */
  private static final String BOUNDED =
      """
      DO $$ BEGIN
        IF current_setting('server_version_num')::int >= 170000 THEN
          EXECUTE format('ALTER DATABASE %I SET transaction_timeout = %L', current_database(), '5s');
        END IF;
      END $$
      """;

  private static final String BOUND =
      "SELECT setting || unit FROM pg_settings WHERE name = 'transaction_timeout'";

  @Test
  void ten_thousand_edges_are_defined_described_and_cancelled(TestReporter reporter) {
    try (PostgresPorts ports = PostgresPorts.fresh();
        HikariDataSource pool = bounded(ports)) {
      TimedTransactions timed = new TimedTransactions(ports.transactions().over(pool));
      Flows flows = new Flows(timed, ports.ids());
      FlowId flow = ports.ids().flow();

      assertThat(flows.submit(spec(flow), draft())).isInstanceOf(SubmitFlow.Result.Submitted.class);
      report(reporter, "define", timed.figures());

      GraphView graph = flows.graph(flow);
      assertThat(graph.nodes()).hasSize(NODES);
      assertThat(graph.edges()).hasSize(EDGES);
      assertThat(graph.groups()).hasSize(NODES - IN_A_LAYER);
      report(reporter, "describe", timed.figures());

      assertThat(flows.cancel(flow, CancellationPolicy.CANCEL_ALL))
          .isInstanceOfSatisfying(
              CancelFlow.Result.Cancelled.class, it -> assertThat(it.members()).hasSize(NODES));
      report(reporter, "cancel", timed.figures());

      flows.dispatchAll();
      flows.finish();
      Figures dispatched = timed.figures();
      assertThat(dispatched.transactions()).as("no batch fell apart").isLessThan(NODES / 20);
      report(reporter, "dispatch", dispatched);
      assertThat(counted(ports)).containsExactly("cancelled | " + NODES + " | " + EDGES);
    }
  }

  private static HikariDataSource bounded(PostgresPorts ports) {
    ports.database().executeAsOwner(BOUNDED);
    String user = PostgresFixture.RUNTIME;
    PoolSettings settings = new PoolSettings(ports.database().url(), user, user, 2, true);
    HikariDataSource pool = EnginePools.open(settings, "large-graph");
    assertThat(Sql.rows(pool, BOUND)).isSubsetOf("5000ms");
    return pool;
  }

  private static void report(TestReporter reporter, String what, Figures figures) {
    reporter.publishEntry(
        what,
        figures.transactions()
            + " transactions, the longest took "
            + figures.longest().toMillis()
            + " ms");
  }

  private static List<String> counted(PostgresPorts ports) {
    return Sql.rows(
        ports.pool(),
        """
        SELECT f.state,
               (SELECT count(*) FROM weft_inspect.execution WHERE outcome = 'cancelled'),
               (SELECT count(*) FROM weft_inspect.edge WHERE state = 'resolved')
          FROM weft_inspect.flow f
        """);
  }

  private static FlowSpec spec(FlowId flow) {
    return new FlowSpec(flow, new Kind("large"), Namespace.DEFAULT, Tags.NONE);
  }

  /** Layers; whoever is not in the first waits for five of the layer before. */
  private static DraftBuilder draft() {
    Submission work = aSubmission().build();
    List<Node<Submission>> nodes = new ArrayList<>();
    List<EdgeSpec> edges = new ArrayList<>();
    for (int layer = 0; layer < LAYERS; layer++) {
      for (int place = 0; place < IN_A_LAYER; place++) {
        nodes.add(new Node<>(key(layer, place), work));
        for (int nth = 0; layer > 0 && nth < EDGES_OF_ONE; nth++) {
          NodeKey from = key(layer - 1, (place + nth * nth) % IN_A_LAYER);
          edges.add(new EdgeSpec(from, key(layer, place), new DataPassingRef("")));
        }
      }
    }
    return new DraftBuilder(new FlowDraft<>(nodes, edges, Map.of()));
  }

  private static NodeKey key(int layer, int place) {
    return new NodeKey("node-" + layer + "-" + place);
  }
}
