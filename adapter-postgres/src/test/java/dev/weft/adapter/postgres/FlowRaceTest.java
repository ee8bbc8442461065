package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.CrowdedEngine;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.Node;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.testkit.driving.Crowd;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ends that meet in one join, each carried over its edge by its own thread. */
@Timeout(300)
class FlowRaceTest {

  private static final int FAN_IN = 64;
  private static final int ROUNDS = 20;

  private static final int UPSTREAMS = 300;
  private static final int CHILDREN = 30;
  private static final int DISPATCHERS = 4;

  private final CrowdedEngine engine = CrowdedEngine.ofConnections(16);

  @AfterEach
  void close() {
    engine.close();
  }

  static Stream<EdgePolicy> policies() {
    return Stream.of(
        new EdgePolicy.AllOf(),
        new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING),
        new EdgePolicy.Quorum(FAN_IN / 2, OnSatisfied.CANCEL_REMAINING));
  }

  @ParameterizedTest
  @MethodSource("policies")
  void a_wide_join_unblocks_its_child_once_and_troubles_no_caller(EdgePolicy policy) {
    for (int round = 0; round < ROUNDS; round++) {
      String lane = "round-" + round;
      ExecutionId child = define(FAN_IN, lane, policy);
      List<LeaseHandle> roots = claimed(lane);

      Crowd.of(FAN_IN, me -> endAndCarryOver(roots.get(me)));
      engine.dispatchAll();

      assertThat(unblocked(child, lane + "-child")).isEqualTo(1);
    }

    assertThat(engine.rows("SELECT * FROM weft.dispatch_event")).isEmpty();
    assertThat(engine.rows("SELECT 1 FROM weft_inspect.edge WHERE state <> 'resolved'")).isEmpty();
    assertThat(engine.deadlocks()).isEqualTo("0");
  }

  @Test
  void dispatchers_at_once_count_each_edge_once() {
    define();
    List<LeaseHandle> roots = claimed("root");
    engine.useCases().complete(roots.stream().map(root -> new Item(root, Content.EMPTY)).toList());

    List<DispatchReport> reports = Crowd.of(DISPATCHERS, me -> dispatchUntilNothingIsLeft());

    DispatchReport total = reports.stream().reduce(DispatchReport.NOTHING, DispatchReport::plus);
    assertThat(total.resolved()).isEqualTo(UPSTREAMS * CHILDREN);
    assertThat(total.unblocked()).isEqualTo(CHILDREN);
    assertThat(total.errors()).isZero();
    assertThat(
            engine.rows("SELECT DISTINCT size, success_count, state FROM weft_inspect.edge_group"))
        .containsExactly(UPSTREAMS + " | " + UPSTREAMS + " | satisfied");
    assertThat(engine.deadlocks()).isEqualTo("0");
  }

  private ExecutionId define(int fanIn, String lane, EdgePolicy policy) {
    NodeKey child = new NodeKey("child");
    List<Node<Submission>> nodes = new ArrayList<>(roots(fanIn, lane));
    nodes.add(new Node<>(child, aSubmission().inLane(lane + "-child").build()));
    List<EdgeSpec> edges =
        roots(fanIn, lane).stream().map(root -> EdgeSpec.between(root.key(), child)).toList();
    return engine.define(nodes, edges, Map.of(child, policy)).get(child);
  }

  private void define() {
    List<Node<Submission>> roots = roots(UPSTREAMS, "root");
    List<Node<Submission>> children =
        IntStream.range(0, CHILDREN).mapToObj(i -> node("child-" + i, "child")).toList();
    List<EdgeSpec> edges =
        roots.stream()
            .flatMap(root -> children.stream().map(it -> EdgeSpec.between(root.key(), it.key())))
            .toList();
    engine.define(Stream.concat(roots.stream(), children.stream()).toList(), edges, Map.of());
  }

  private static List<Node<Submission>> roots(int size, String lane) {
    return IntStream.range(0, size).mapToObj(i -> node("root-" + i, lane)).toList();
  }

  private static Node<Submission> node(String key, String lane) {
    return new Node<>(new NodeKey(key), aSubmission().inLane(lane).build());
  }

  private List<LeaseHandle> claimed(String lane) {
    return engine.useCases().claim(aClaim().inLane(lane).upTo(UPSTREAMS)).stream()
        .map(Claim::handle)
        .toList();
  }

  private DispatchReport endAndCarryOver(LeaseHandle root) {
    engine.useCases().complete(root, Content.EMPTY);
    DispatchReport report = engine.dispatchNext();
    assertThat(report.errors()).isZero();
    return report;
  }

  private DispatchReport dispatchUntilNothingIsLeft() {
    DispatchReport total = DispatchReport.NOTHING;
    while (!"0".equals(engine.value("SELECT count(*) FROM weft.dispatch_event"))) {
      total = total.plus(engine.dispatchNext());
    }
    return total;
  }

  /** How often the child was granted: it can be claimed, and only in its first generation. */
  private int unblocked(ExecutionId child, String lane) {
    List<Claim> claims = engine.useCases().claim(aClaim().inLane(lane).upTo(10));
    assertThat(claims).extracting(claim -> claim.handle().execution()).containsOnly(child);
    assertThat(claims).extracting(claim -> claim.handle().epoch()).containsOnly(1L);
    return claims.size();
  }
}
