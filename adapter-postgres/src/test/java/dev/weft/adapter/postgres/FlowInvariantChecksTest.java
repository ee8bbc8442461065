package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.DraftBuilder.aDraft;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.application.execution.ExecutionReplayer;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** After a random life of random flows the views show what I1 to I12 promise: no row is found. */
class FlowInvariantChecksTest {

  private static final int FLOWS = 45;
  private static final int NODES = 12;
  private static final int ROUNDS = 60;

  private static final List<ExecutionId> MEMBERS = new ArrayList<>();
  private static final List<FlowId> IDS = new ArrayList<>();

  private static PostgresPorts ports;

  @BeforeAll
  static void live() {
    ports = PostgresPorts.fresh();
    Random random = new Random(7);
    for (int i = 0; i < FLOWS; i++) {
      submit(random);
    }
    for (int round = 0; round < ROUNDS; round++) {
      engine().claim(aClaim().upTo(random.nextInt(9) + 1)).forEach(claim -> end(claim, random));
      disturb(MEMBERS.get(random.nextInt(MEMBERS.size())), random);
      dispatchSome(random);
      ports.clock().advance(Duration.ofSeconds(random.nextInt(5)));
    }
    flows().dispatchAll();
    flows().finish();
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  /** Each finds what must not be. */
  enum Check {
    I1_TERMINAL_IFF_ONE_COMPLETION(
        """
        SELECT e.execution_id
          FROM weft_inspect.execution e
          LEFT JOIN weft_inspect.completion c USING (execution_id, generation)
         GROUP BY e.execution_id, e.phase
        HAVING count(c.outcome) <> CASE WHEN e.phase = 'terminal' THEN 1 ELSE 0 END
        """),
    I2_I12_AN_ENDED_UPSTREAM_LEAVES_NO_EDGE_UNRESOLVED(
        """
        SELECT e.edge_id
          FROM weft_inspect.edge e
          JOIN weft_inspect.execution u ON u.execution_id = e.upstream_id
         WHERE e.state = 'applied' AND u.phase = 'terminal'
        """),
    I3_TOTALS_ARE_THE_COUNT_OF_THE_EDGES(
        """
        SELECT g.downstream_id
          FROM weft_inspect.edge_group g
          LEFT JOIN weft_inspect.edge e
            ON e.downstream_id = g.downstream_id AND e.state <> 'staged'
         GROUP BY g.downstream_id, g.size, g.success_count, g.fail_count, g.skip_count
        HAVING g.size <> count(e.edge_id)
            OR g.success_count <> count(*) FILTER (WHERE e.outcome = 'success')
            OR g.fail_count <> count(*) FILTER (WHERE e.outcome = 'fail')
            OR g.skip_count <> count(*) FILTER (WHERE e.outcome = 'skip')
        """),
    I3_AN_UNDECIDED_GROUP_COUNTS_THE_GENERATION_OF_NOW(
        """
        SELECT e.edge_id
          FROM weft_inspect.edge e
          JOIN weft_inspect.edge_group g USING (downstream_id)
          JOIN weft_inspect.execution u ON u.execution_id = e.upstream_id
         WHERE g.state = 'pending'
           AND e.state = 'resolved'
           AND e.outcome IS DISTINCT FROM CASE WHEN u.outcome = 'success' THEN 'success'
                                               WHEN u.outcome = 'skipped' THEN 'skip'
                                               WHEN u.outcome IS NOT NULL THEN 'fail' END
        """),
    I4_ONLY_A_SEALED_GROUP_DECIDES(
        "SELECT 1 FROM weft_inspect.edge_group WHERE state <> 'pending' AND NOT sealed"),
    I5_THE_DECISION_FOLLOWS_FROM_THE_COUNTS(
        """
        SELECT g.downstream_id
          FROM (SELECT *, CASE policy ->> 'kind' WHEN 'all_of' THEN size WHEN 'any_of' THEN 1
                               ELSE (policy ->> 'k')::integer END AS needed
                  FROM weft_inspect.edge_group) g
         WHERE g.sealed
           AND CASE g.state
                 WHEN 'satisfied' THEN success_count < needed
                 WHEN 'impossible' THEN size - fail_count - skip_count >= needed
                 ELSE success_count >= needed OR size - fail_count - skip_count < needed END
        """),
    I6_A_CHILD_IS_BLOCKED_IFF_ITS_GROUP_WAITS(
        """
        SELECT g.downstream_id
          FROM weft_inspect.edge_group g
          JOIN weft_inspect.execution c ON c.execution_id = g.downstream_id
         WHERE g.state <> 'pending' AND c.phase = 'blocked'
            OR g.state = 'pending' AND c.phase IN ('runnable', 'active') AND c.generation = 0
        """),
    I7_NEVER_BOTH_RUN_AND_SKIPPED(
        """
        SELECT c.execution_id
          FROM weft_inspect.completion c
          JOIN weft_inspect.attempt a USING (execution_id, generation)
         WHERE c.outcome = 'skipped'
        UNION ALL
        SELECT g.downstream_id
          FROM weft_inspect.edge_group g
          JOIN weft_inspect.execution c ON c.execution_id = g.downstream_id
         WHERE g.state = 'satisfied' AND c.outcome = 'skipped'
        """),
    I8_NOTHING_RUNS_AFTER_THE_END_OF_ITS_GENERATION(
        """
        SELECT a.execution_id
          FROM weft_inspect.attempt a
          JOIN weft_inspect.completion c USING (execution_id, generation)
         WHERE a.ended_at IS NULL OR a.started_at > c.occurred_at
        """),
    I11_ENDS_OF_AN_EDGE_ARE_IN_ITS_FLOW(
        """
        SELECT e.edge_id
          FROM weft_inspect.edge e
          LEFT JOIN weft_inspect.execution u
            ON u.execution_id = e.upstream_id AND u.flow_id = e.flow_id
          LEFT JOIN weft_inspect.execution d
            ON d.execution_id = e.downstream_id AND d.flow_id = e.flow_id
         WHERE u.execution_id IS NULL OR d.execution_id IS NULL
        """),
    I11_NO_EDGE_LEADS_BACK(
        """
        WITH RECURSIVE path AS (
          SELECT upstream_id AS origin, downstream_id AS reached FROM weft_inspect.edge
          UNION
          SELECT p.origin, e.downstream_id
            FROM path p
            JOIN weft_inspect.edge e ON e.upstream_id = p.reached
        )
        SELECT origin FROM path WHERE origin = reached
        """),
    EVERYTHING_IS_DISPATCHED("SELECT 1 FROM weft_inspect.completion WHERE dispatched_at IS NULL"),
    A_FLOW_IS_SETTLED_IFF_ITS_MEMBERS_ARE(
        """
        SELECT f.flow_id
          FROM weft_inspect.flow f
          JOIN weft_inspect.execution e USING (flow_id)
         WHERE f.state <> 'cancelled'
         GROUP BY f.flow_id, f.state, f.terminal_at
        HAVING bool_and(e.phase = 'terminal') <> (f.terminal_at IS NOT NULL)
            OR bool_and(e.phase = 'terminal')
               AND f.state <> CASE WHEN bool_or(e.outcome IN ('failed', 'cancelled', 'expired'))
                                   THEN 'failed' ELSE 'completed' END
        """);

    private final String sql;

    Check(String sql) {
      this.sql = sql;
    }
  }

  @ParameterizedTest
  @EnumSource
  void finds_no_row(Check check) {
    assertThat(rows(check.sql)).isEmpty();
  }

  @Test
  void the_run_saw_every_sort_of_row() {
    assertThat(rows("SELECT DISTINCT state FROM weft_inspect.edge_group"))
        .containsExactlyInAnyOrder("pending", "satisfied", "impossible");
    assertThat(rows("SELECT DISTINCT outcome FROM weft_inspect.edge"))
        .contains("success", "fail", "skip", "null");
    assertThat(rows("SELECT DISTINCT state FROM weft_inspect.flow"))
        .contains("failed", "cancelled");
    assertThat(rows("SELECT 1 FROM weft_inspect.completion WHERE generation > 0")).isNotEmpty();
  }

  private static void submit(Random random) {
    DraftBuilder draft = aDraft();
    for (int node = 0; node < NODES; node++) {
      draft = draft.node("n" + node, aSubmission());
      int size = 0;
      for (int before = 0; before < node; before++) {
        if (random.nextInt(4) == 0) {
          draft = draft.edge("n" + before, "n" + node);
          size++;
        }
      }
      draft = size == 0 ? draft : draft.joining("n" + node, policy(size, random));
    }
    FlowId flow = ports.ids().flow();
    FlowSpec spec = new FlowSpec(flow, new Kind("random"), Namespace.DEFAULT, Tags.NONE);
    SubmitFlow.Result result = flows().submit(spec, draft);
    MEMBERS.addAll(((SubmitFlow.Result.Submitted) result).executions().values());
    IDS.add(flow);
  }

  private static EdgePolicy policy(int size, Random random) {
    OnSatisfied rest = random.nextBoolean() ? OnSatisfied.LET_RUN : OnSatisfied.CANCEL_REMAINING;
    return switch (random.nextInt(3)) {
      case 0 -> new EdgePolicy.AllOf();
      case 1 -> new EdgePolicy.AnyOf(rest);
      default -> new EdgePolicy.Quorum(random.nextInt(size) + 1, rest);
    };
  }

  private static void end(Claim claim, Random random) {
    LeaseHandle handle = claim.handle();
    if (random.nextInt(4) == 0) {
      engine().fail(handle, FailureClass.PERMANENT, "drill");
    } else {
      engine().complete(handle, Content.EMPTY);
    }
  }

  private static void disturb(ExecutionId member, Random random) {
    switch (random.nextInt(4)) {
      case 0 ->
          new Moves(ports.transactions())
              .apply(member, new ExecutionCommand.Cancel("drill", "tester"));
      case 1 ->
          new ExecutionReplayer(ports.transactions())
              .replay(new ReplayExecution.Command(member, Deadline.NEVER, random.nextBoolean()));
      case 2 -> cancelSome(random);
      default -> flows().cancelSiblings();
    }
  }

  private static void cancelSome(Random random) {
    if (random.nextInt(4) == 0) {
      CancellationPolicy[] policies = CancellationPolicy.values();
      flows()
          .cancel(IDS.get(random.nextInt(IDS.size())), policies[random.nextInt(policies.length)]);
    }
  }

  private static void dispatchSome(Random random) {
    for (int i = random.nextInt(3); i > 0; i--) {
      flows().dispatchNext();
    }
    if (random.nextInt(5) == 0) {
      flows().finish();
    }
  }

  private static UseCases engine() {
    return new UseCases(ports.transactions(), ports.ids());
  }

  private static Flows flows() {
    return new Flows(ports.transactions(), ports.ids());
  }

  private static List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }
}
