package dev.weft.testkit.contract;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.tx.Stores;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.TestClock;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.Operator;
import dev.weft.testkit.driving.Sweeps;
import dev.weft.testkit.driving.UseCases;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;

/**
 * The stage of every suite: ports opened once, and for each test a lane and a namespace of its own
 * and a clock that shows {@link MutableClock#START}.
 */
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(120)
public abstract class ContractSuite {

  private PortsUnderTest opened;
  private Lane lane;
  private Namespace namespace;
  private int tests;

  /** Fresh, empty ports; asked for once per suite. */
  protected abstract PortsUnderTest ports();

  @BeforeAll
  void open() {
    opened = ports();
  }

  @AfterAll
  void close() {
    opened.close();
  }

  @BeforeEach
  void begin() {
    clock().set(MutableClock.START);
    opened.signal().forget();
    freshPlace();
  }

  /** From here on {@link #work()} and {@link #ask()} mean a lane nobody used before. */
  protected final void freshPlace() {
    tests++;
    lane = new Lane("lane " + tests);
    namespace = new Namespace("namespace-" + tests);
  }

  protected final PortsUnderTest opened() {
    return opened;
  }

  protected final TestClock clock() {
    return opened.clock();
  }

  protected final Instant now() {
    return clock().now();
  }

  protected final Lane lane() {
    return lane;
  }

  protected final Namespace namespace() {
    return namespace;
  }

  protected final UseCases engine() {
    return new UseCases(opened.transactions(), opened.ids());
  }

  protected final Operator operator() {
    return new Operator(opened.transactions());
  }

  protected final Sweeps sweeps() {
    return new Sweeps(opened.transactions());
  }

  protected final Moves moves() {
    return new Moves(opened.transactions());
  }

  protected final <T> T inTransaction(Function<Stores, T> body) {
    return opened.transactions().run(body);
  }

  protected final SubmissionBuilder work() {
    return aSubmission().inLane(lane).inNamespace(namespace);
  }

  protected final ClaimBuilder ask() {
    return aClaim().inLane(lane);
  }

  protected final NewExecution newborn(SubmissionBuilder submission) {
    ExecutionId id = opened.ids().execution(submission.build().lane().partition());
    return NewExecution.alone(id, submission.build());
  }

  protected final NewExecution blockedMember(SubmissionBuilder submission) {
    FlowId flow = opened.ids().flow();
    return new NewExecution(
        opened.ids().execution(flow.partition()),
        new Membership.MemberOf(flow),
        true,
        submission.build());
  }

  protected final ExecutionId insert(NewExecution execution) {
    return inTransaction(
        stores -> {
          stores.executions().insert(List.of(execution));
          return execution.id();
        });
  }

  protected final Execution see(ExecutionId id) {
    return moves().see(id);
  }

  protected static List<ExecutionId> idsOf(List<Claim> claims) {
    return claims.stream().map(claim -> claim.handle().execution()).toList();
  }
}
