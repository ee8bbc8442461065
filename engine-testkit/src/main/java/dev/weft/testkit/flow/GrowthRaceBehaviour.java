package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.port.in.flow.SetEdgeGroupPolicy;
import dev.weft.port.in.flow.StageEdge;
import dev.weft.testkit.driving.Crowd;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two calls on one growing flow that meet: one is first, and the other sees all it did (I4). */
public abstract class GrowthRaceBehaviour extends GrowthStage {

  private static final int ROUNDS = 25;

  @Test
  void a_policy_is_set_before_the_first_edge_is_staged_or_not_at_all() {
    add("a");
    for (int round = 0; round < ROUNDS; round++) {
      String child = "child" + round;
      add(child);
      EdgeId edge = opened().ids().edge();
      GraphRevision now = revision();

      List<Record> answers =
          Crowd.of(2, me -> (Record) (me == 0 ? policy(child, ANY) : stage(edge, "a", child, now)));

      boolean edgeFirst = answers.get(1) instanceof StageEdge.Result.Staged;
      assertThat(answers).isEqualTo(edgeFirst ? edgeFirst() : policyFirst());
      assertThat(policyOf(child)).isEqualTo(edgeFirst ? EdgePolicy.DEFAULT : ANY);
    }
  }

  private List<Record> edgeFirst() {
    return List.of(
        new SetEdgeGroupPolicy.Result.AlreadyFixed(EdgePolicy.DEFAULT),
        new StageEdge.Result.Staged(revision()));
  }

  private List<Record> policyFirst() {
    return List.of(
        new SetEdgeGroupPolicy.Result.WasSet(revision()),
        new StageEdge.Result.Contended(revision()));
  }

  private EdgePolicy policyOf(String child) {
    return flows().graph(id()).groups().stream()
        .filter(group -> group.child().equals(member(child)))
        .findFirst()
        .orElseThrow()
        .policy();
  }
}
