package dev.weft.bootstrap.crash;

import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import dev.weft.application.flow.EdgeApplier;
import dev.weft.application.flow.EdgeStager;
import dev.weft.application.flow.FlowCreator;
import dev.weft.application.flow.FlowSealer;
import dev.weft.application.flow.GroupPolicySetter;
import dev.weft.application.flow.GroupSealer;
import dev.weft.application.flow.MemberAdder;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.port.in.flow.AddExecution;
import dev.weft.port.in.flow.SetEdgeGroupPolicy;
import dev.weft.port.in.flow.StageEdge;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** The incremental path, call by call; an edge has the same id whoever asks for it, and when. */
record FlowGrowth(FlowHands hands) {

  void create() {
    new FlowCreator(hands.transactions()).create(hands.spec());
  }

  void add(String key) {
    new MemberAdder(hands.transactions(), hands.ids(), GraphLimits.DEFAULT)
        .add(
            new AddExecution.Command(
                hands.flow(), new NodeKey(key), aSubmission().ofKind(key).build()));
  }

  void policy(String key, EdgePolicy policy) {
    new GroupPolicySetter(hands.transactions())
        .set(new SetEdgeGroupPolicy.Command(hands.flow(), hands.execution(key), policy));
  }

  void stage(String from, String to) {
    new EdgeStager(hands.transactions(), GraphLimits.DEFAULT)
        .stage(
            new StageEdge.Command(
                hands.flow(),
                edge(from, to),
                hands.execution(from),
                hands.execution(to),
                DataPassingRef.NONE,
                hands.flows().describe(hands.flow()).flow().revision(),
                "tester"));
  }

  void apply(String from, String to) {
    new EdgeApplier(hands.transactions()).apply(hands.flow(), edge(from, to));
  }

  void seal(String key) {
    new GroupSealer(hands.transactions()).seal(hands.flow(), hands.execution(key));
  }

  void sealFlow() {
    new FlowSealer(hands.transactions()).seal(hands.flow());
  }

  private EdgeId edge(String from, String to) {
    String name = hands.flow() + " " + from + " " + to;
    return new EdgeId(UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)));
  }
}
