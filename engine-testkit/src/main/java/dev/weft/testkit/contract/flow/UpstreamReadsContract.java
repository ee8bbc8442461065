package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.dispatch.passing.PassedResults;
import dev.weft.domain.dispatch.passing.UpstreamResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.graph.StoredEdge;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Results travel over edges that resolved with success: all with their bytes, or none. */
public abstract class UpstreamReadsContract extends FlowSuite {

  private static final EdgePolicy ANY = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);

  private Map<ExecutionId, List<PassedResult>> results(ExecutionId... children) {
    return inTransaction(s -> s.dispatch().upstreams().listResults(List.of(children)));
  }

  private static Content bytes(int size) {
    return new Content(Bytes.of(new byte[size]), new ContentType("application/octet-stream"));
  }

  private EdgeId passing(StagedFlow flow, ExecutionId upstream, ExecutionId child) {
    EdgeId edge = flow.edge(upstream, child);
    flow.resolve(edge, child, EdgeOutcome.SUCCESS);
    return edge;
  }

  private StoredEdge labelled(ExecutionId upstream, ExecutionId child) {
    return new StoredEdge(
        opened().ids().edge(),
        upstream,
        child,
        new DataPassingRef("right"),
        true,
        new EdgeResolution.Resolved(EdgeOutcome.SUCCESS));
  }

  private static UpstreamResult about(EdgeId edge, ExecutionId upstream, long size) {
    return new UpstreamResult(edge, upstream, DataPassingRef.NONE, EdgeOutcome.SUCCESS, size);
  }

  @Test
  void successful_results_come_with_their_bytes_and_labels_by_edge_id() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId failed = flow.root("failed");
    ExecutionId child = flow.open("child", ANY);
    flow.succeed(a, Content.json("[1]"));
    flow.succeed(b, bytes(3));
    flow.cancel(failed);
    EdgeId first = passing(flow, a, child);
    EdgeId lost = flow.edge(failed, child);
    flow.resolve(lost, child, EdgeOutcome.FAIL);
    StoredEdge labelled = labelled(b, child);
    in(s -> s.flow().edges().insert(flow.id(), "tester", List.of(labelled)));

    assertThat(results(child))
        .isEqualTo(
            Map.of(
                child,
                List.of(
                    new PassedResult.WithContent(about(first, a, 3), Content.json("[1]")),
                    new PassedResult.WithContent(
                        new UpstreamResult(
                            labelled.id(), b, labelled.ref(), EdgeOutcome.SUCCESS, 3),
                        bytes(3)))));
  }

  @Test
  void too_much_together_travels_by_name() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId large = flow.open("large", ANY);
    ExecutionId small = flow.open("small", ANY);
    int most = (int) PassedResults.MOST_INLINE;
    flow.succeed(a, bytes(most));
    flow.succeed(b, bytes(1));
    EdgeId aLarge = passing(flow, a, large);
    EdgeId bLarge = passing(flow, b, large);
    EdgeId aSmall = passing(flow, a, small);

    assertThat(results(large, small))
        .isEqualTo(
            Map.of(
                large,
                List.of(
                    new PassedResult.ByIdOnly(about(aLarge, a, most)),
                    new PassedResult.ByIdOnly(about(bLarge, b, 1))),
                small,
                List.of(new PassedResult.WithContent(about(aSmall, a, most), bytes(most)))));
  }

  @Test
  void nothing_travels_over_edges_that_wait_or_failed() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId child = flow.child("child", ANY, a);
    flow.succeed(a, Content.json("1"));

    assertThat(results(child, a)).isEmpty();
  }
}
