package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.view.EndpointChoice;
import java.util.List;
import java.util.UUID;

/** What a drain takes; without an endpoint it takes of all that exist. */
public record DrainColumns(long cutoff, Short[] reasons, UUID endpoint, int limit) {

  static DrainColumns of(Drain drain, EndpointChoice endpoint) {
    return new DrainColumns(
        Column.millis(drain.cutoff()),
        Column.shorts(List.copyOf(drain.reasons()), Code.ABANDONED::of),
        idOrNull(endpoint),
        drain.limit());
  }

  static UUID idOrNull(EndpointChoice choice) {
    return switch (choice) {
      case EndpointChoice.All all -> null;
      case EndpointChoice.One one -> one.endpoint().value();
    };
  }
}
