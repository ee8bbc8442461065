package dev.weft.application.outbox;

import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.outbox.OutboxSender;
import dev.weft.port.out.outbox.SecretSource;
import dev.weft.port.out.tx.Transactions;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * What senders are made of.
 *
 * @param random draws jitter; safe for many threads
 * @param nanos a clock that only runs forward, whatever it began with
 */
public record DeliveryParts(
    Transactions transactions,
    OutboxSender sender,
    SecretSource secrets,
    JsonCodec json,
    IdSource ids,
    RandomGenerator random,
    LongSupplier nanos) {

  public DeliveryParts {
    Objects.requireNonNull(transactions, "transactions");
    Objects.requireNonNull(sender, "sender");
    Objects.requireNonNull(secrets, "secrets");
    Objects.requireNonNull(json, "json");
    Objects.requireNonNull(ids, "ids");
    Objects.requireNonNull(random, "random");
    Objects.requireNonNull(nanos, "nanos");
  }
}
