package dev.weft.testkit.flow;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.Operator;
import dev.weft.testkit.driving.UseCases;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A submitted flow in the hand of a test, which leads its nodes one by one by their keys. */
record PlayedFlow(
    PortsUnderTest ports, FlowId id, Lane place, Map<NodeKey, ExecutionId> executions) {

  ExecutionId execution(String key) {
    return executions.get(new NodeKey(key));
  }

  List<ExecutionId> executions(String... keys) {
    return Stream.of(keys).map(this::execution).toList();
  }

  /** The claim of a node that must be runnable and due. */
  Claim claim(String key) {
    Lane lane = new Lane(place.value() + " " + key);
    return engine().claim(ClaimBuilder.aClaim().inLane(lane)).getFirst();
  }

  LeaseHandle start(String key) {
    return claim(key).handle();
  }

  void succeed(String... keys) {
    Stream.of(keys).forEach(key -> engine().complete(start(key), Content.json("\"" + key + "\"")));
  }

  void fail(String... keys) {
    Stream.of(keys).forEach(key -> engine().fail(start(key), FailureClass.PERMANENT, "drill"));
  }

  void cancel(String... keys) {
    new Operator(ports.transactions()).cancel(executions(keys), "drill");
  }

  Execution see(String key) {
    return new Moves(ports.transactions()).see(execution(key));
  }

  PublicState stateOf(String key) {
    return PublicState.of(see(key), ports.clock().now());
  }

  List<PublicState> states(String... keys) {
    return Stream.of(keys).map(this::stateOf).toList();
  }

  FlowState state() {
    return new Flows(ports.transactions(), ports.ids()).describe(id).state();
  }

  private UseCases engine() {
    return new UseCases(ports.transactions(), ports.ids());
  }
}
