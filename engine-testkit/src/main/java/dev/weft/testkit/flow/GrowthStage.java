package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.flow.EdgeApplier;
import dev.weft.application.flow.EdgeStager;
import dev.weft.application.flow.FlowCreator;
import dev.weft.application.flow.FlowSealer;
import dev.weft.application.flow.GroupPolicySetter;
import dev.weft.application.flow.GroupSealer;
import dev.weft.application.flow.MemberAdder;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.port.in.flow.AddExecution;
import dev.weft.port.in.flow.ApplyEdge;
import dev.weft.port.in.flow.SealFlow;
import dev.weft.port.in.flow.SealGroup;
import dev.weft.port.in.flow.SetEdgeGroupPolicy;
import dev.weft.port.in.flow.StageEdge;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;

/** A flow in the hand of a test that grows it member by member and edge by edge. */
abstract class GrowthStage extends FlowStage {

  private final Map<NodeKey, ExecutionId> members = new HashMap<>();
  private FlowSpec spec;

  @BeforeEach
  void beginFlow() {
    members.clear();
    spec = spec();
    new FlowCreator(opened().transactions()).create(spec);
  }

  final PlayedFlow flow() {
    return played(spec, members);
  }

  final AddExecution.Result tryAdd(String key, String payload) {
    return new MemberAdder(opened().transactions(), opened().ids(), GraphLimits.DEFAULT)
        .add(
            new AddExecution.Command(
                spec.id(), new NodeKey(key), task(key).carrying(payload).build()));
  }

  final ExecutionId add(String key) {
    ExecutionId id = ((AddExecution.Result.Added) tryAdd(key, "1")).execution();
    members.put(new NodeKey(key), id);
    return id;
  }

  final GraphRevision revision() {
    return flows().describe(spec.id()).flow().revision();
  }

  final StageEdge.Result stage(EdgeId edge, String from, String to, GraphRevision expected) {
    return new EdgeStager(opened().transactions(), GraphLimits.DEFAULT)
        .stage(
            new StageEdge.Command(
                spec.id(),
                edge,
                members.get(new NodeKey(from)),
                members.get(new NodeKey(to)),
                DataPassingRef.NONE,
                expected,
                "tester"));
  }

  final EdgeId staged(String from, String to) {
    EdgeId edge = opened().ids().edge();
    assertThat(stage(edge, from, to, revision())).isInstanceOf(StageEdge.Result.Staged.class);
    return edge;
  }

  final ApplyEdge.Result apply(EdgeId edge) {
    return new EdgeApplier(opened().transactions()).apply(spec.id(), edge);
  }

  final SealGroup.Result seal(String key) {
    return new GroupSealer(opened().transactions()).seal(spec.id(), members.get(new NodeKey(key)));
  }

  final SetEdgeGroupPolicy.Result policy(String key, EdgePolicy policy) {
    return new GroupPolicySetter(opened().transactions())
        .set(new SetEdgeGroupPolicy.Command(spec.id(), members.get(new NodeKey(key)), policy));
  }

  final EdgeTally tally() {
    return flows().graph(spec.id()).groups().getFirst().tally();
  }

  final FlowId id() {
    return spec.id();
  }

  final ExecutionId member(String key) {
    return members.get(new NodeKey(key));
  }

  final SealFlow.Result sealFlow() {
    return new FlowSealer(opened().transactions()).seal(spec.id());
  }
}
