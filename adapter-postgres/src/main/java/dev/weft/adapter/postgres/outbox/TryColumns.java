package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.view.DeliveryTry;
import java.util.List;
import java.util.UUID;

/** Tries as one array per column. */
public record TryColumns(
    UUID[] messages, Integer[] statuses, Short[] meanings, Long[] tooks, String[] snippets) {

  static TryColumns of(List<DeliveryTry> tries) {
    return new TryColumns(
        Column.uuids(tries, attempt -> attempt.message().value()),
        Column.integers(tries, TryColumns::status),
        Column.shorts(tries, attempt -> Code.MEANING.of(attempt.meaning())),
        Column.longs(tries, attempt -> attempt.took().toMillis()),
        Column.texts(tries, attempt -> Column.orNull(attempt.snippet())));
  }

  private static Integer status(DeliveryTry attempt) {
    return attempt.status() == DeliveryTry.NO_STATUS ? null : Integer.valueOf(attempt.status());
  }
}
