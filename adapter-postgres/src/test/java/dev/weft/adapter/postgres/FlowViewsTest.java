package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.DraftBuilder.aDraft;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What operators read of flows. Each step of a test is a second apart, the first at {@code T0}. */
class FlowViewsTest {

  private static final String T0 = "2026-01-01T12:00:00.500Z";
  private static final String T1 = "2026-01-01T12:00:01.500Z";
  private static final String T2 = "2026-01-01T12:00:02.500Z";

  private final PostgresPorts ports = PostgresPorts.fresh();
  private final FlowId flow = ports.ids().flow();

  private Map<NodeKey, ExecutionId> members;

  @BeforeEach
  void define() {
    DraftBuilder draft =
        aDraft()
            .node("a", aSubmission().inLane("a"))
            .node("b", aSubmission().inLane("b"))
            .node("c", aSubmission().inLane("c"))
            .edge("a", "c")
            .edge("b", "c")
            .joining("c", new EdgePolicy.Quorum(1, OnSatisfied.LET_RUN));
    FlowSpec spec = new FlowSpec(flow, new Kind("drill"), new Namespace("shop"), Tags.NONE);
    members = ((SubmitFlow.Result.Submitted) flows().submit(spec, draft)).executions();
  }

  @AfterEach
  void close() {
    ports.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "flow: flow_id kind namespace state graph_revision node_count edge_count created_at"
            + " terminal_at cancellation_policy cancel_reason",
        "edge: flow_id edge_id upstream_id downstream_id state outcome resolved_at",
        "edge_group: flow_id downstream_id policy sealed size success_count fail_count skip_count"
            + " state decided_at"
      })
  void columns_are_named_and_ordered(String view, String columns) {
    List<String> found =
        rows(
            """
            SELECT string_agg(column_name, ' ' ORDER BY ordinal_position)
              FROM information_schema.columns WHERE table_schema = 'weft_inspect' AND table_name = ?
            """,
            view);

    assertThat(found).containsExactly(columns);
  }

  @Test
  void a_flow_waits_and_its_join_is_pending() {
    assertThat(rows("SELECT * FROM weft_inspect.flow"))
        .containsExactly(
            flow + " | drill | shop | blocked | 1 | 3 | 2 | " + T0 + " | null | null | null");
    assertThat(edges())
        .containsExactly(
            at("a") + " | applied | null | null", at("b") + " | applied | null | null");
    assertThat(groups()).containsExactly(group("0 | 0 | 0 | pending | null"));
  }

  @Test
  void an_end_is_pending_until_its_edges_have_heard() {
    finish("a");

    assertThat(dispatched("a")).containsExactly(T1 + " | null");

    ports.clock().advance(Duration.ofSeconds(1));
    flows().dispatchAll();

    assertThat(dispatched("a")).containsExactly(T1 + " | " + T2);
    assertThat(edges()).contains(at("a") + " | resolved | success | " + T2);
    assertThat(groups()).containsExactly(group("1 | 0 | 0 | satisfied | " + T2));
  }

  @Test
  void an_end_without_edges_is_dispatched_at_once() {
    finish("a");
    flows().dispatchAll();
    finish("c");
    ports.clock().advance(Duration.ofSeconds(1));
    flows().dispatchAll();

    assertThat(dispatched("c")).containsExactly(T2 + " | " + T2);
  }

  @Test
  void a_flow_is_completed_before_it_is_written_and_after() {
    finish("a");
    flows().dispatchAll();
    finish("b");
    finish("c");

    assertThat(rows("SELECT state, terminal_at FROM weft_inspect.flow"))
        .containsExactly("completed | null");

    flows().dispatchAll();
    flows().finish();

    assertThat(rows("SELECT state, terminal_at FROM weft_inspect.flow"))
        .containsExactly("completed | 2026-01-01T12:00:03.500Z");
  }

  @Test
  void a_cancelled_flow_says_how() {
    ports.clock().advance(Duration.ofSeconds(1));
    flows().cancel(flow, CancellationPolicy.CANCEL_PENDING);

    assertThat(
            rows(
                "SELECT state, terminal_at, cancellation_policy, cancel_reason"
                    + " FROM weft_inspect.flow"))
        .containsExactly("cancelled | " + T1 + " | cancel_pending | drill");
  }

  private void finish(String key) {
    ports.clock().advance(Duration.ofSeconds(1));
    UseCases engine = new UseCases(ports.transactions(), ports.ids());
    engine.complete(engine.claimOne(aClaim().inLane(key)), Content.EMPTY);
  }

  private Flows flows() {
    return new Flows(ports.transactions(), ports.ids());
  }

  private String at(String key) {
    return flow + " | " + member(key) + " | " + member("c");
  }

  private String group(String counts) {
    return "%s | %s | {\"k\": 1, \"kind\": \"quorum\", \"on_satisfied\": \"let_run\"} | true | 2 | %s"
        .formatted(flow, member("c"), counts);
  }

  private ExecutionId member(String key) {
    return members.get(new NodeKey(key));
  }

  private List<String> edges() {
    return rows(
        "SELECT flow_id, upstream_id, downstream_id, state, outcome, resolved_at"
            + " FROM weft_inspect.edge ORDER BY upstream_id");
  }

  private List<String> groups() {
    return rows("SELECT * FROM weft_inspect.edge_group");
  }

  private List<String> dispatched(String key) {
    return rows(
        "SELECT occurred_at, dispatched_at FROM weft_inspect.completion WHERE execution_id = ?",
        member(key).toString());
  }

  private List<String> rows(String sql, Object... arguments) {
    return Sql.rows(ports.database().owner(), sql, arguments);
  }
}
