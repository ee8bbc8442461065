package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.StateCounts;
import java.util.Map;
import java.util.TreeMap;

/** Flows, their groups and summaries as the API writes them. */
final class FlowJson {

  private FlowJson() {}

  static Members row(Flow flow, FlowState state) {
    Members row =
        new Members()
            .put("flow_id", flow.id().toString())
            .put("kind", flow.spec().kind().value())
            .put("namespace", flow.spec().namespace().value())
            .put("state", state.word())
            .put("sealed", flow.sealed())
            .put("graph_revision", flow.revision().value())
            .put("node_count", flow.nodes())
            .put("edge_count", flow.edges())
            .put("created_at", flow.createdAt())
            .put("last_mutation_at", flow.mutatedAt());
    putEnd(row, flow);
    return row.put("tags", tags(flow));
  }

  private static void putEnd(Members row, Flow flow) {
    if (flow.settlement() == Settlement.UNSETTLED) {
      row.putNull("terminal_at");
    } else {
      row.put("terminal_at", flow.settledAt());
    }
    switch (flow.cancellation()) {
      case FlowCancellation.NotCancelled none ->
          row.putNull("cancelled_at", "cancel_reason", "cancelled_by", "cancellation_policy");
      case FlowCancellation.Cancelled cancelled ->
          row.put("cancelled_at", cancelled.at())
              .put("cancel_reason", cancelled.reason())
              .put("cancelled_by", cancelled.by())
              .put("cancellation_policy", cancelled.policy().word());
    }
  }

  private static JsonObject tags(Flow flow) {
    Members tags = new Members();
    flow.tags().values().forEach((key, value) -> tags.put(key.value(), value));
    return tags.done();
  }

  static JsonObject view(FlowView view) {
    return row(view.flow(), view.state())
        .put("members", counts(view.members()))
        .putEach("groups", view.groups(), FlowJson::group)
        .done();
  }

  static JsonObject group(EdgeGroup group) {
    return new Members()
        .put("to", group.child().toString())
        .put("policy", PolicyJson.write(group.policy()))
        .put("sealed", group.sealed())
        .put("size", group.size())
        .put("success_count", group.tally().successes())
        .put("fail_count", group.tally().failures())
        .put("skip_count", group.tally().skips())
        .put("state", state(group.decision()))
        .done();
  }

  static String state(EdgeDecision decision) {
    return switch (decision) {
      case EdgeDecision.Waiting waiting -> "pending";
      case EdgeDecision.Ready ready -> "satisfied";
      case EdgeDecision.Impossible impossible -> "impossible";
    };
  }

  static JsonObject summary(FlowSummary summary) {
    return new Members()
        .put("total", summary.total())
        .put("counts", counts(summary.counts()))
        .put("derived_state", summary.derivedState().word())
        .put("updated_at", summary.updatedAt())
        .done();
  }

  private static JsonObject counts(StateCounts counts) {
    Members written = new Members();
    for (PublicState state : PublicState.values()) {
      written.put(Members.word(state), counts.of(state));
    }
    return written.done();
  }

  static Json executions(Map<NodeKey, ExecutionId> executions) {
    Members written = new Members();
    new TreeMap<>(executions).forEach((key, id) -> written.put(key.value(), id.toString()));
    return written.done();
  }
}
