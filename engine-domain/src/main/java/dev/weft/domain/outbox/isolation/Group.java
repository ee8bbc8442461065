package dev.weft.domain.outbox.isolation;

import dev.weft.domain.outbox.OutboxMessageId;
import java.util.List;

/** Rows to be sent together, and the refusal that last spoke about all of them. */
record Group(List<OutboxMessageId> rows, String error) {

  Group {
    rows = List.copyOf(rows);
  }

  List<Group> halves(String refusal) {
    int middle = (rows.size() + 1) / 2;
    return List.of(
        new Group(rows.subList(0, middle), refusal),
        new Group(rows.subList(middle, rows.size()), refusal));
  }

  List<Group> singles(String refusal) {
    return rows.stream().map(row -> new Group(List.of(row), refusal)).toList();
  }
}
