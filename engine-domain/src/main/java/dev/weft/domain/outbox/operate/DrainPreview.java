package dev.weft.domain.outbox.operate;

import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.OutboxMessage;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a drain would bring back: the total, and the count of each kind sorted by kind. */
public record DrainPreview(long total, SortedMap<Kind, Long> perKind) {

  public DrainPreview {
    perKind = Collections.unmodifiableSortedMap(new TreeMap<>(perKind));
  }

  static DrainPreview of(Collection<OutboxMessage> rows) {
    SortedMap<Kind, Long> perKind = new TreeMap<>();
    rows.forEach(row -> perKind.merge(row.kind(), 1L, Long::sum));
    return new DrainPreview(rows.size(), perKind);
  }
}
