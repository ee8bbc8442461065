package dev.weft.testkit.flow;

import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.input.Problem;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.flow.DefineGraph;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Crowd;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A whole graph in one call: all of it is stored, or nothing and every problem is told (I11). */
public abstract class DefinitionBehaviour extends FlowStage {

  @Test
  void a_graph_is_stored_sealed_in_one_call() {
    PlayedFlow flow = play(nodes("a", "b", "c").edge("a", "c").edge("b", "c"));

    assertThat(flow.states("a", "b", "c"))
        .containsExactly(PublicState.WAITING, PublicState.WAITING, PublicState.WAITING_CHILDREN);
    assertThat(flows().describe(flow.id()).flow())
        .satisfies(
            row -> {
              assertThat(row.sealed()).isTrue();
              assertThat(row.revision()).isEqualTo(new GraphRevision(1));
              assertThat(row.nodes()).isEqualTo(3);
              assertThat(row.edges()).isEqualTo(2);
            });
    assertThat(opened().signal().raised()).contains(laneOf("a"), laneOf("b"));
  }

  @Test
  void members_take_the_namespace_of_their_flow() {
    FlowSpec spec = spec();
    DraftBuilder draft = DraftBuilder.aDraft().node("a", aSubmission());
    SubmitFlow.Result.Submitted result = (SubmitFlow.Result.Submitted) flows().submit(spec, draft);

    assertThat(
            engine()
                .describe(result.executions().get(new NodeKey("a")))
                .orElseThrow()
                .submission()
                .namespace())
        .isEqualTo(namespace());
  }

  @Test
  void a_refused_graph_stores_nothing_not_even_the_flow() {
    FlowSpec spec = spec();
    DraftBuilder draft =
        nodes("a", "b", "c").edge("a", "b").edge("b", "a").edge("c", "c").edge("a", "nobody");

    SubmitFlow.Result result = flows().submit(spec, draft);

    List<Problem> problems = ((SubmitFlow.Result.Refused) result).problems();
    assertThat(problems).hasSize(3);
    assertThat(inTransaction(stores -> stores.flow().reads().find(spec.id())).isPresent())
        .isFalse();
    assertThat(engine().claim(ask().inLane(laneOf("a")))).isEmpty();
  }

  @Test
  void the_same_call_again_answers_the_same_members() {
    FlowSpec spec = spec();
    DraftBuilder draft = nodes("a", "b").edge("a", "b").joining("b", ANY);
    SubmitFlow.Result.Submitted first = (SubmitFlow.Result.Submitted) flows().submit(spec, draft);

    assertThat(flows().submit(spec, draft))
        .isEqualTo(new SubmitFlow.Result.Existing(first.flow(), first.executions()));
    assertThat(flows().define(spec.id(), draft))
        .isEqualTo(
            new DefineGraph.Result.AlreadyDefined(
                spec.id(), first.flow().revision(), first.executions()));
    assertThat(flows().describe(spec.id()).flow().nodes()).isEqualTo(2);
  }

  @Test
  void sixteen_submitters_of_one_flow_make_it_once() {
    FlowSpec spec = spec();
    DraftBuilder draft = nodes("a", "b").edge("a", "b");

    List<SubmitFlow.Result> results = Crowd.ofSixteen(me -> flows().submit(spec, draft));

    assertThat(results).filteredOn(SubmitFlow.Result.Submitted.class::isInstance).hasSize(1);
    assertThat(results).filteredOn(SubmitFlow.Result.Existing.class::isInstance).hasSize(15);
  }

  @Test
  void another_spec_under_the_same_id_is_a_conflict() {
    FlowSpec spec = spec();
    flows().submit(spec, nodes("a"));
    FlowSpec other = new FlowSpec(spec.id(), new Kind("other"), namespace(), Tags.NONE);

    assertThat(flows().submit(other, nodes("a")))
        .isEqualTo(new SubmitFlow.Result.Conflicted(spec.id()));
  }

  @Test
  void a_flow_that_has_not_ended_grows_by_new_members_only() {
    PlayedFlow flow = play(nodes("a", "b").edge("a", "b"));
    flow.succeed("a");
    flows().dispatchAll();

    DefineGraph.Result grown =
        flows().define(flow.id(), nodes("c", "d").edge("a", "c").edge("b", "d"));
    DefineGraph.Result refused = flows().define(flow.id(), nodes("e").edge("e", "b"));

    PlayedFlow more =
        new PlayedFlow(
            opened(), flow.id(), lane(), ((DefineGraph.Result.Defined) grown).executions());
    assertThat(more.states("c", "d"))
        .containsExactly(PublicState.WAITING, PublicState.WAITING_CHILDREN);
    assertThat(refused).isInstanceOf(DefineGraph.Result.Refused.class);
    assertThat(flows().graph(flow.id()).groups())
        .filteredOn(group -> group.child().equals(more.execution("c")))
        .singleElement()
        .satisfies(group -> assertThat(group.tally()).isEqualTo(new EdgeTally(1, 0, 0)));
  }

  @Test
  void a_member_that_can_never_run_is_born_skipped_and_its_skip_travels() {
    PlayedFlow flow = play(nodes("a", "b"));
    flow.fail("a");
    flows().dispatchAll();

    DefineGraph.Result grown =
        flows().define(flow.id(), nodes("c", "d").edge("a", "c").edge("c", "d"));
    flows().dispatchAll();

    PlayedFlow more =
        new PlayedFlow(
            opened(), flow.id(), lane(), ((DefineGraph.Result.Defined) grown).executions());
    assertThat(more.states("c", "d")).containsOnly(PublicState.SKIPPED);
  }

  @Test
  void an_ended_flow_does_not_grow() {
    PlayedFlow flow = play(nodes("a"));
    flow.succeed("a");
    flows().dispatchAll();
    flows().finish();

    assertThat(flows().define(flow.id(), nodes("b")))
        .isEqualTo(new DefineGraph.Result.FlowClosed(FlowState.COMPLETED));
    assertThat(flows().define(opened().ids().flow(), nodes("b")))
        .isEqualTo(new DefineGraph.Result.NotFound());
  }
}
