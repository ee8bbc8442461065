package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.graph.Member;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;

/** Who is in which flow, and under which key. */
final class MemberRows {

  final Map<ExecutionId, Member> rows = new HashMap<>();
  final Map<Place, ExecutionId> places = new HashMap<>();
  final OrderedIndex<FlowId, ExecutionId> byFlow = new OrderedIndex<>();

  void insert(FlowId flow, Member member, Journal journal) {
    Place place = new Place(flow, member.key());
    if (places.containsKey(place) || rows.containsKey(member.execution())) {
      throw new PermanentPortException(
          FailureKind.BROKEN, member.execution() + " or " + place + " has a place already", null);
    }
    journal.put(rows, member.execution(), member);
    journal.put(places, place, member.execution());
    byFlow.add(flow, member.execution(), journal);
  }

  void remove(FlowId flow, ExecutionId id, Journal journal) {
    journal.remove(places, new Place(flow, rows.get(id).key()));
    journal.remove(rows, id);
    byFlow.remove(flow, id, journal);
  }

  NavigableSet<ExecutionId> of(FlowId flow) {
    return byFlow.of(flow);
  }

  List<Member> byKey(FlowId flow) {
    return of(flow).stream().map(rows::get).sorted(Comparator.comparing(Member::key)).toList();
  }

  /** A key is used once per flow. */
  record Place(FlowId flow, NodeKey key) {}
}
