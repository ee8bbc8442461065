package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Crowd;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many workers end members of the same flows at once: nothing is lost, nothing counted twice. */
public abstract class CrowdBehaviour extends FlowStage {

  private static final int FLOWS = 4;
  private static final int WIDTH = 32;

  private PlayedFlow fanIn(String join) {
    DraftBuilder draft = nodes(join);
    for (int i = 0; i < WIDTH; i++) {
      draft = draft.node("n" + i, task("n")).edge("n" + i, join);
    }
    return play(draft);
  }

  private int work(Lane lane) {
    int done = 0;
    List<Claim> claims = engine().claim(ask().inLane(lane).upTo(3));
    while (!claims.isEmpty()) {
      engine()
          .complete(
              claims.stream()
                  .map(claim -> new CompleteExecutions.Item(claim.handle(), Content.EMPTY))
                  .toList());
      flows().dispatchNext();
      done += claims.size();
      claims = engine().claim(ask().inLane(lane).upTo(3));
    }
    return done;
  }

  @Test
  void sixteen_workers_feed_wide_joins_and_each_child_runs_once() {
    List<PlayedFlow> flows = IntStream.range(0, FLOWS).mapToObj(number -> fanIn("join")).toList();
    Lane lane = laneOf("n");

    List<Integer> done = Crowd.ofSixteen(me -> work(lane));
    flows().dispatchAll();

    assertThat(done.stream().mapToInt(Integer::intValue).sum()).isEqualTo(FLOWS * WIDTH);
    for (PlayedFlow flow : flows) {
      EdgeGroup group = flows().graph(flow.id()).groups().getFirst();
      assertThat(group.tally()).isEqualTo(new EdgeTally(WIDTH, 0, 0));
      assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING);
    }
    List<ExecutionId> children = idsOf(engine().claim(ask().inLane(laneOf("join")).upTo(100)));
    assertThat(children).hasSize(FLOWS).doesNotHaveDuplicates();
  }

  @Test
  void dispatchers_beside_each_other_do_the_work_once() {
    List<PlayedFlow> flows = IntStream.range(0, FLOWS).mapToObj(number -> fanIn("join")).toList();
    Lane lane = laneOf("n");
    List<Claim> claims = engine().claim(ask().inLane(lane).upTo(100));
    while (!claims.isEmpty()) {
      engine()
          .complete(
              claims.stream()
                  .map(claim -> new CompleteExecutions.Item(claim.handle(), Content.EMPTY))
                  .toList());
      claims = engine().claim(ask().inLane(lane).upTo(100));
    }

    int resolved =
        Crowd.ofSixteen(me -> flows().dispatchAll().resolved()).stream()
            .mapToInt(Integer::intValue)
            .sum();
    resolved += flows().dispatchAll().resolved();

    assertThat(resolved).isEqualTo(FLOWS * WIDTH);
    assertThat(flows).allMatch(flow -> flow.stateOf("join") == PublicState.WAITING);
  }

  @Test
  void edges_may_be_added_while_their_upstream_ends() {
    PlayedFlow flow = play(nodes("a", "keep"));
    Claim held = flow.claim("a");

    Crowd.of(
        9,
        me -> {
          if (me == 0) {
            engine().complete(held.handle(), Content.EMPTY);
            flows().dispatchNext();
          } else {
            flows().define(flow.id(), nodes("child" + me).edge("a", "child" + me));
          }
          return me;
        });
    flows().dispatchAll();

    assertThat(flows().graph(flow.id()).nodes())
        .filteredOn(node -> node.key().value().startsWith("child"))
        .hasSize(8)
        .allMatch(node -> node.state() == PublicState.WAITING);
  }
}
