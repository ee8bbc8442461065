package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.stream.StreamKey;
import java.util.List;
import java.util.UUID;

/** Streams as one array per column. */
public record StreamColumns(Short[] partitions, UUID[] executions, Integer[] attempts) {

  static StreamColumns of(List<StreamKey> streams) {
    return new StreamColumns(
        Column.partitions(streams, StreamKey::execution),
        Column.executions(streams, StreamKey::execution),
        Column.integers(streams, StreamKey::attempt));
  }
}
