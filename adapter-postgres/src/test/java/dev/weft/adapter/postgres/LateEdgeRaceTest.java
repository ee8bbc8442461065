package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.CrowdedEngine;
import dev.weft.application.flow.EdgeApplier;
import dev.weft.application.flow.EdgeStager;
import dev.weft.application.flow.FlowCreator;
import dev.weft.application.flow.GroupSealer;
import dev.weft.application.flow.MemberAdder;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.flow.AddExecution;
import dev.weft.port.in.flow.StageEdge;
import dev.weft.testkit.driving.Crowd;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An edge is added while its upstream ends: it is resolved by one of the two, always (I12). */
@Timeout(300)
class LateEdgeRaceTest {

  private static final int THREADS = 4;
  private static final int ROUNDS_EACH = 125;

  private final CrowdedEngine engine = CrowdedEngine.ofConnections(12);

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void no_edge_misses_the_end_of_its_upstream() {
    Crowd.of(THREADS, this::rounds);
    engine.dispatchAll();

    assertThat(engine.value("SELECT count(*) FROM weft_inspect.edge WHERE state = 'resolved'"))
        .isEqualTo(String.valueOf(THREADS * ROUNDS_EACH));
    assertThat(engine.rows("SELECT 1 FROM weft_inspect.execution WHERE phase = 'blocked'"))
        .isEmpty();
    assertThat(engine.rows("SELECT 1 FROM weft.dispatch_event")).isEmpty();
    assertThat(engine.deadlocks()).isEqualTo("0");
  }

  private int rounds(int me) {
    for (int round = 0; round < ROUNDS_EACH; round++) {
      race("lane-" + me + "-" + round);
    }
    return ROUNDS_EACH;
  }

  private void race(String lane) {
    FlowId flow = engine.ids().flow();
    FlowSpec spec = new FlowSpec(flow, new Kind("race"), Namespace.DEFAULT, Tags.NONE);
    new FlowCreator(engine.transactions()).create(spec);
    ExecutionId upstream = add(flow, "upstream", lane);
    ExecutionId child = add(flow, "child", lane + "-child");
    new GroupSealer(engine.transactions()).seal(flow, upstream);
    EdgeId edge = stage(flow, upstream, child);
    LeaseHandle running = engine.useCases().claimOne(aClaim().inLane(lane));

    Crowd.of(2, me -> me == 0 ? end(running) : grow(flow, edge, child));
    engine.dispatchNext();
  }

  private int end(LeaseHandle running) {
    engine.useCases().complete(running, Content.EMPTY);
    return engine.dispatchNext().errors();
  }

  private int grow(FlowId flow, EdgeId edge, ExecutionId child) {
    new EdgeApplier(engine.transactions()).apply(flow, edge);
    new GroupSealer(engine.transactions()).seal(flow, child);
    return 0;
  }

  private ExecutionId add(FlowId flow, String key, String lane) {
    AddExecution.Command command =
        new AddExecution.Command(flow, new NodeKey(key), aSubmission().inLane(lane).build());
    AddExecution.Result result =
        new MemberAdder(engine.transactions(), engine.ids(), GraphLimits.DEFAULT).add(command);
    return ((AddExecution.Result.Added) result).execution();
  }

  private EdgeId stage(FlowId flow, ExecutionId upstream, ExecutionId child) {
    EdgeId edge = engine.ids().edge();
    GraphRevision now =
        engine
            .transactions()
            .run(stores -> stores.flow().reads().find(flow).orElseThrow().revision());
    StageEdge.Result result =
        new EdgeStager(engine.transactions(), GraphLimits.DEFAULT)
            .stage(
                new StageEdge.Command(
                    flow, edge, upstream, child, DataPassingRef.NONE, now, "tester"));
    assertThat(result).isInstanceOf(StageEdge.Result.Staged.class);
    return edge;
  }
}
