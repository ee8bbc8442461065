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

  @ParameterizedTest
  @EnumSource
  void finds_no_row(FlowCheck check) {
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
