package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** All groups by child; those whose upstreams may be superfluous are found in order. */
final class GroupRows {

  final Map<ExecutionId, GroupRow> rows = new HashMap<>();
  final NavigableMap<ExecutionId, GroupRow> relieved = new TreeMap<>();

  void insert(GroupRow row, Journal journal) {
    if (rows.containsKey(row.group().child())) {
      throw new PermanentPortException(
          FailureKind.BROKEN, row.group().child() + " has a group already", null);
    }
    put(row, journal);
  }

  void put(GroupRow row, Journal journal) {
    ExecutionId child = row.group().child();
    journal.put(rows, child, row);
    if (row.isRelieved()) {
      journal.put(relieved, child, row);
    } else {
      journal.remove(relieved, child);
    }
  }

  void remove(ExecutionId child, Journal journal) {
    journal.remove(rows, child);
    journal.remove(relieved, child);
  }

  Optional<GroupRow> find(ExecutionId child) {
    return Optional.ofNullable(rows.get(child));
  }
}
