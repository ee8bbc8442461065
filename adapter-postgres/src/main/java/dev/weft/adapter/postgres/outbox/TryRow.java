package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.domain.outbox.view.LoggedTry;
import java.time.Duration;
import java.time.Instant;

/** One line of the attempt log. */
public record TryRow(
    int number, long at, Integer status, short meaning, long took, String snippet) {

  LoggedTry toDomain(OutboxMessageId message) {
    return new LoggedTry(
        number,
        Instant.ofEpochMilli(at),
        new DeliveryTry(
            message,
            status == null ? DeliveryTry.NO_STATUS : status,
            Code.MEANING.at(meaning),
            Duration.ofMillis(took),
            snippet == null ? "" : snippet));
  }
}
