package dev.weft.application.runtime;

import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.NoJson;
import dev.weft.port.out.tx.Transactions;
import java.time.InstantSource;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * What an engine is made of.
 *
 * <p>On a database give renewals and sweeps connections of their own: then no crowd at the door of
 * the first pool costs a worker its leases.
 *
 * @param signal the one the transactions raise; another one works too, by polling
 */
public record EngineParts(
    Transactions work,
    Transactions renewals,
    Transactions sweeps,
    LocalWorkSignal signal,
    IdSource ids,
    RandomGenerator random,
    JsonCodec json) {

  public EngineParts {
    Objects.requireNonNull(work, "work");
    Objects.requireNonNull(renewals, "renewals");
    Objects.requireNonNull(sweeps, "sweeps");
    Objects.requireNonNull(signal, "signal");
    Objects.requireNonNull(ids, "ids");
    Objects.requireNonNull(random, "random");
    Objects.requireNonNull(json, "json");
  }

  /** Without a JSON codec: handlers can do everything but patch their summaries. */
  public EngineParts(
      Transactions work,
      Transactions renewals,
      Transactions sweeps,
      LocalWorkSignal signal,
      IdSource ids,
      RandomGenerator random) {
    this(work, renewals, sweeps, signal, ids, random, new NoJson());
  }

  /**
   * One store for everything, and ids by time.
   *
   * @param random safe for many threads and not to be guessed, such as a SecureRandom
   */
  public static EngineParts of(
      Transactions store, LocalWorkSignal signal, InstantSource clock, RandomGenerator random) {
    return new EngineParts(store, store, store, signal, new TimeOrderedIds(clock, random), random);
  }

  public EngineParts renewingOn(Transactions reserved) {
    return new EngineParts(work, reserved, sweeps, signal, ids, random, json);
  }

  public EngineParts sweepingOn(Transactions background) {
    return new EngineParts(work, renewals, background, signal, ids, random, json);
  }

  /** Needed by handlers that patch their summaries. */
  public EngineParts readingJsonWith(JsonCodec codec) {
    return new EngineParts(work, renewals, sweeps, signal, ids, random, codec);
  }
}
