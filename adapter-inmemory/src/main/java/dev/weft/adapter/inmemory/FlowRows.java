package dev.weft.adapter.inmemory;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** All flows with their summaries, and what the sweeps look for, in order. */
final class FlowRows {

  final Map<FlowId, Flow> rows = new HashMap<>();
  final Map<FlowId, FlowSummary> summaries = new HashMap<>();
  final Timetable<FlowId> due = new Timetable<>();
  final Timetable<FlowId> cancelling = new Timetable<>();
  final Timetable<FlowId> settled = new Timetable<>();
  final NavigableSet<FlowId> removing = new TreeSet<>();

  Optional<Flow> find(FlowId id) {
    return Optional.ofNullable(rows.get(id));
  }

  void put(Flow flow, Journal journal) {
    journal.put(rows, flow.id(), flow);
    settled.remove(flow.id(), journal);
    cancelling.remove(flow.id(), journal);
    if (flow.isClosed()) {
      settled.put(flow.id(), flow.settledAt(), journal);
    }
    if (flow.cancellation() instanceof FlowCancellation.Cancelled by && !by.carriedOut()) {
      cancelling.put(flow.id(), by.at(), journal);
    }
  }

  /** From here on nobody finds the flow; its members and edges are still to go. */
  void beginRemoval(FlowId id, Journal journal) {
    journal.remove(rows, id);
    journal.remove(summaries, id);
    due.remove(id, journal);
    cancelling.remove(id, journal);
    settled.remove(id, journal);
    removing.add(id);
    journal.did(() -> removing.remove(id));
  }

  void endRemoval(FlowId id, Journal journal) {
    removing.remove(id);
    journal.did(() -> removing.add(id));
  }
}
