package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.stream.Stream;

/** All edges, found by name, by either end, and those whose upstream's end is awaited. */
final class EdgeRows {

  final Map<EdgeName, EdgeRow> rows = new HashMap<>();
  final OrderedIndex<ExecutionId, EdgeName> incoming = new OrderedIndex<>();
  final OrderedIndex<ExecutionId, EdgeName> outgoing = new OrderedIndex<>();
  final OrderedIndex<ExecutionId, EdgeName> open = new OrderedIndex<>();
  final OrderedIndex<ExecutionId, EdgeName> awaited = new OrderedIndex<>();

  void insert(EdgeRow row, Journal journal) {
    if (rows.containsKey(row.name())
        || into(row.edge().child()).anyMatch(other -> twins(other, row))) {
      throw new PermanentPortException(FailureKind.BROKEN, row.name() + " exists already", null);
    }
    put(row, journal);
    incoming.add(row.edge().child(), row.name(), journal);
    outgoing.add(row.edge().upstream(), row.name(), journal);
  }

  private static boolean twins(EdgeRow left, EdgeRow right) {
    return left.edge().upstream().equals(right.edge().upstream());
  }

  void put(EdgeRow row, Journal journal) {
    journal.put(rows, row.name(), row);
    if (row.isOpen()) {
      open.add(row.edge().upstream(), row.name(), journal);
      awaited.add(row.edge().child(), row.name(), journal);
    } else {
      dropOpen(row, journal);
    }
  }

  void remove(EdgeRow row, Journal journal) {
    journal.remove(rows, row.name());
    incoming.remove(row.edge().child(), row.name(), journal);
    outgoing.remove(row.edge().upstream(), row.name(), journal);
    dropOpen(row, journal);
  }

  private void dropOpen(EdgeRow row, Journal journal) {
    open.remove(row.edge().upstream(), row.name(), journal);
    awaited.remove(row.edge().child(), row.name(), journal);
  }

  Optional<EdgeRow> find(EdgeName name) {
    return Optional.ofNullable(rows.get(name));
  }

  /** By id. */
  Stream<EdgeRow> into(ExecutionId child) {
    return incoming.of(child).stream().map(rows::get);
  }

  /** By id. */
  Stream<EdgeRow> outOf(ExecutionId upstream) {
    return outgoing.of(upstream).stream().map(rows::get);
  }

  /** Applied edges whose upstream's end is awaited, by id. */
  Stream<EdgeRow> openFrom(ExecutionId upstream) {
    return open.of(upstream).stream().map(rows::get);
  }

  /** Applied edges into this child whose upstream's end is awaited, by id. */
  Stream<EdgeRow> openInto(ExecutionId child) {
    return awaited.of(child).stream().map(rows::get);
  }

  /** Children that wait for an upstream, in order. */
  NavigableSet<ExecutionId> waitingBehind(ExecutionId after) {
    return awaited.keysBehind(after);
  }

  List<EdgeRow> into(Collection<ExecutionId> children) {
    return children.stream().flatMap(this::into).toList();
  }
}
