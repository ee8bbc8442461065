package dev.weft.application.flow;

import dev.weft.application.decided.JoinMoves;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.graph.EdgePlan;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.projection.FlowStanding;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.FlowStore.LockedFlow;
import dev.weft.port.out.tx.Stores;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A flow under its lock and its graph, read in a younger statement. */
record LockedGraph(Flow flow, Instant now, StoredGraph graph) {

  static Optional<LockedGraph> lock(Stores stores, FlowId id) {
    return stores.flow().flows().lock(id).map(locked -> read(stores, locked));
  }

  private static LockedGraph read(Stores stores, LockedFlow locked) {
    StoredGraph graph = stores.flow().members().readGraph(locked.flow().id());
    return new LockedGraph(locked.flow(), locked.now(), graph);
  }

  boolean isClosed() {
    return flow.isClosed();
  }

  /** Of a closed flow; members do not matter to it. */
  FlowState state() {
    return new FlowStanding(flow.settlement(), flow.sealed(), StateCounts.NONE).state();
  }

  /** Writes what counts from now on, the groups' totals, and what the groups decided. */
  void write(Stores stores, EdgePlan plan) {
    if (!plan.applied().isEmpty()) {
      stores.flow().edges().apply(flow.id(), plan.applied());
    }
    if (!plan.resolved().isEmpty()) {
      stores.flow().edges().resolve(plan.resolved());
    }
    if (!plan.groups().isEmpty()) {
      stores.flow().groups().write(plan.groups());
    }
    if (!plan.withoutEdges().isEmpty()) {
      stores.flow().groups().remove(plan.withoutEdges());
    }
    JoinMoves.move(stores, plan.unblocked(), plan.skipped(), plan.relieved());
  }

  /** Writes the flow after a call that changed its graph, and has its summary made again. */
  Flow grown(Stores stores, int nodes, int edges) {
    return written(stores, flow.grown(nodes, edges, now));
  }

  Flow written(Stores stores, Flow changed) {
    stores.flow().flows().write(List.of(changed));
    stores.flow().summaries().touch(List.of(changed.id()), Duration.ZERO);
    return changed;
  }
}
