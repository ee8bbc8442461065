package dev.weft.testkit.contract.flow;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.tx.Stores;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.UseCases;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A flow put into a store row by row; every member waits in a lane of its own, so that a test can
 * lead one of them to its end.
 */
final class StagedFlow {

  private final PortsUnderTest ports;
  private final SubmissionBuilder work;
  private final FlowId id;
  private final Map<ExecutionId, Lane> lanes = new HashMap<>();

  StagedFlow(PortsUnderTest ports, SubmissionBuilder work, FlowId id) {
    this.ports = ports;
    this.work = work;
    this.id = id;
  }

  FlowId id() {
    return id;
  }

  Lane laneOf(ExecutionId member) {
    return lanes.get(member);
  }

  /** A member with nothing to wait for. */
  ExecutionId root(String key) {
    return place(key, false);
  }

  /** A blocked member whose group still takes edges. */
  ExecutionId open(String key, EdgePolicy policy) {
    ExecutionId child = place(key, true);
    in(stores -> stores.flow().groups().insert(id, List.of(EdgeGroup.open(child, policy))));
    return child;
  }

  /** A blocked member with a sealed group and an applied edge from each upstream. */
  ExecutionId child(String key, EdgePolicy policy, ExecutionId... upstreams) {
    ExecutionId child = place(key, true);
    EdgeGroup group = EdgeGroup.sealed(child, policy, upstreams.length);
    in(stores -> stores.flow().groups().insert(id, List.of(group)));
    Stream.of(upstreams).forEach(upstream -> edge(upstream, child));
    return child;
  }

  /** An applied edge that waits for its upstream. */
  EdgeId edge(ExecutionId upstream, ExecutionId child) {
    return edge(upstream, child, true);
  }

  EdgeId stagedEdge(ExecutionId upstream, ExecutionId child) {
    return edge(upstream, child, false);
  }

  private EdgeId edge(ExecutionId upstream, ExecutionId child, boolean applied) {
    StoredEdge edge = edgeBetween(upstream, child, applied);
    in(stores -> stores.flow().edges().insert(id, "tester", List.of(edge)));
    return edge.id();
  }

  StoredEdge edgeBetween(ExecutionId upstream, ExecutionId child, boolean applied) {
    return new StoredEdge(
        ports.ids().edge(),
        upstream,
        child,
        DataPassingRef.NONE,
        applied,
        new EdgeResolution.Unresolved());
  }

  private ExecutionId place(String key, boolean blocked) {
    ExecutionId member = ports.ids().execution(id.partition());
    Lane lane = new Lane(work.build().lane().value() + " " + key);
    lanes.put(member, lane);
    Member place = new Member(member, new NodeKey(key), Bytes.ofUtf8("content of " + key));
    NewExecution born =
        new NewExecution(member, new Membership.MemberOf(id), blocked, work.inLane(lane).build());
    in(
        stores -> {
          stores.executions().insert(List.of(born));
          stores.flow().members().insert(id, List.of(place));
        });
    return member;
  }

  void resolve(EdgeId edge, ExecutionId child, EdgeOutcome outcome) {
    in(
        stores -> {
          ExecutionId upstream = stores.flow().edges().find(id, edge).orElseThrow().upstream();
          stores.flow().edges().resolve(List.of(new ResolvedEdge(edge, upstream, child, outcome)));
        });
  }

  void write(EdgeGroup group) {
    in(stores -> stores.flow().groups().write(List.of(group)));
  }

  /** Claims and completes a runnable member. */
  void succeed(ExecutionId member, Content result) {
    UseCases engine = new UseCases(ports.transactions(), ports.ids());
    engine.complete(engine.claimOne(ClaimBuilder.aClaim().inLane(laneOf(member))), result);
  }

  void succeed(ExecutionId member) {
    succeed(member, Content.EMPTY);
  }

  void cancel(ExecutionId member) {
    move(member, new ExecutionCommand.Cancel("drill", "tester"));
  }

  void skip(ExecutionId member) {
    move(member, new ExecutionCommand.Skip());
  }

  void move(ExecutionId member, ExecutionCommand command) {
    new Moves(ports.transactions()).apply(member, command);
  }

  private void in(Consumer<Stores> body) {
    ports
        .transactions()
        .run(
            stores -> {
              body.accept(stores);
              return stores;
            });
  }
}
