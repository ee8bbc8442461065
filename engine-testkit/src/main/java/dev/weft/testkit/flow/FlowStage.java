package dev.weft.testkit.flow;

import static dev.weft.testkit.builders.DraftBuilder.aDraft;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.flow.SubmitFlow.Result;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.contract.ContractSuite;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.driving.Flows;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;

/** The stage of the behaviours of flows: nothing of an earlier test waits to be dispatched. */
abstract class FlowStage extends ContractSuite {

  static final EdgePolicy ALL = EdgePolicy.DEFAULT;
  static final EdgePolicy ANY = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);
  static final EdgePolicy ANY_SPARING = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);

  private static final Duration LONG = Duration.ofDays(1_000);

  @BeforeEach
  void sweepAside() {
    clock().set(MutableClock.START.plus(LONG));
    flows().dispatchAll();
    clock().set(MutableClock.START);
  }

  final Flows flows() {
    return new Flows(opened().transactions(), opened().ids());
  }

  final FlowSpec spec() {
    return new FlowSpec(opened().ids().flow(), new Kind("order"), namespace(), Tags.NONE);
  }

  /** Work in a lane of its own, so that a test can lead this one node to its end. */
  final SubmissionBuilder task(String key) {
    return work().inLane(laneOf(key));
  }

  final Lane laneOf(String key) {
    return new Lane(lane().value() + " " + key);
  }

  final DraftBuilder nodes(String... keys) {
    DraftBuilder draft = aDraft();
    for (String key : keys) {
      draft = draft.node(key, task(key));
    }
    return draft;
  }

  final PlayedFlow play(DraftBuilder draft) {
    FlowSpec spec = spec();
    Result result = flows().submit(spec, draft);
    if (result instanceof Result.Submitted submitted) {
      return played(spec, submitted.executions());
    }
    throw new AssertionError("not submitted: " + result);
  }

  final PlayedFlow played(FlowSpec spec, Map<NodeKey, ExecutionId> executions) {
    return new PlayedFlow(opened(), spec.id(), lane(), executions);
  }
}
