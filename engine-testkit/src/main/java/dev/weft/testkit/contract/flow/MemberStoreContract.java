package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.projection.StateCounts;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.failure.PermanentPortException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Who is in a flow, and what its graph looks like to a graph call. */
public abstract class MemberStoreContract extends FlowSuite {

  private StoredGraph graphOf(StagedFlow flow) {
    return inTransaction(stores -> stores.flow().members().readGraph(flow.id()));
  }

  private static Member member(ExecutionId id, String key) {
    return new Member(id, new NodeKey(key), Bytes.ofUtf8("content of " + key));
  }

  @Test
  void an_empty_flow_has_an_empty_graph() {
    assertThat(graphOf(stagedFlow()))
        .isEqualTo(new StoredGraph(List.of(), List.of(), Map.of(), Map.of()));
  }

  @Test
  void a_graph_is_read_whole() {
    StagedFlow flow = stagedFlow();
    ExecutionId b = flow.root("b");
    ExecutionId a = flow.root("a");
    ExecutionId c = flow.child("c", EdgePolicy.DEFAULT, a, b);
    ExecutionId d = flow.open("d", EdgePolicy.DEFAULT);
    StoredEdge staged = flow.edgeBetween(c, d, false);
    in(stores -> stores.flow().edges().insert(flow.id(), "tester", List.of(staged)));
    flow.succeed(a);

    StoredGraph graph = graphOf(flow);

    assertThat(graph.members())
        .containsExactly(member(a, "a"), member(b, "b"), member(c, "c"), member(d, "d"));
    assertThat(graph.edges()).extracting(StoredEdge::upstream).containsExactly(a, b, c);
    assertThat(graph.edges())
        .contains(staged)
        .isSortedAccordingTo((l, r) -> l.id().compareTo(r.id()));
    assertThat(graph.groups())
        .isEqualTo(
            Map.of(
                c, EdgeGroup.sealed(c, EdgePolicy.DEFAULT, 2),
                d, EdgeGroup.open(d, EdgePolicy.DEFAULT)));
    assertThat(graph.ended()).isEqualTo(Map.of(a, Outcome.SUCCESS));
  }

  @Test
  void a_replayed_member_has_not_ended() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.cancel(a);

    flow.move(a, new ExecutionCommand.Replay(Deadline.NEVER));

    assertThat(graphOf(flow).ended()).isEmpty();
  }

  @Test
  void a_key_is_used_once_per_flow() {
    StagedFlow flow = stagedFlow();
    flow.root("a");

    assertThatThrownBy(() -> flow.root("a")).isInstanceOf(PermanentPortException.class);
    assertThat(graphOf(flow).members()).hasSize(1);
    assertThat(stagedFlow().root("a")).isNotNull();
  }

  @Test
  void living_members_are_listed_behind_a_cursor() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.child("c", EdgePolicy.DEFAULT, a);
    ExecutionId d = flow.root("d");
    stagedFlow().root("elsewhere");
    flow.cancel(b);
    ExecutionId start = new ExecutionId(flow.id().partition(), new UUID(0, 0));

    assertThat(listed(s -> s.flow().members().listLiving(flow.id(), start, 2)))
        .containsExactly(a, c);
    assertThat(listed(s -> s.flow().members().listLiving(flow.id(), c, 2))).containsExactly(d);
    assertThat(listed(s -> s.flow().members().listLiving(flow.id(), d, 2))).isEmpty();
  }

  @Test
  void members_are_counted_by_what_people_see() {
    StagedFlow flow = stagedFlow();
    StagedFlow empty = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    flow.root("c");
    ExecutionId d = flow.child("d", EdgePolicy.DEFAULT, a);
    flow.child("e", EdgePolicy.DEFAULT, b);
    flow.succeed(a);
    flow.cancel(b);
    flow.skip(d);

    Map<?, StateCounts> counts =
        inTransaction(s -> s.flow().members().countMembers(List.of(flow.id(), empty.id())));

    assertThat(counts)
        .isEqualTo(
            Map.of(
                flow.id(),
                StateCounts.of(
                    List.of(
                        PublicState.COMPLETED,
                        PublicState.CANCELLED,
                        PublicState.WAITING,
                        PublicState.SKIPPED,
                        PublicState.WAITING_CHILDREN)),
                empty.id(),
                StateCounts.NONE));
  }

  @Test
  void who_may_run_now_raises_the_hint_of_its_lane() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.child("b", EdgePolicy.DEFAULT, a);
    flow.cancel(a);
    opened().signal().forget();

    flow.move(b, new ExecutionCommand.Unblock());
    flow.move(a, new ExecutionCommand.Replay(Deadline.NEVER));

    assertThat(opened().signal().raised()).containsExactly(flow.laneOf(b), flow.laneOf(a));
  }

  @Test
  void who_only_waits_raises_no_hint() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.child("b", EdgePolicy.DEFAULT, a);
    flow.skip(b);
    opened().signal().forget();

    flow.move(b, new ExecutionCommand.Reopen());

    assertThat(opened().signal().raised()).isEmpty();
  }
}
