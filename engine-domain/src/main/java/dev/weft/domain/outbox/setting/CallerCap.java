package dev.weft.domain.outbox.setting;

import dev.weft.domain.input.InvalidInput;
import java.util.Objects;

/**
 * How many unsent messages callers may pile up, by a sampled count.
 *
 * <p>Holds back callers only: an engine event is part of the transaction that caused it and is
 * never refused, and no unsent row is ever deleted to make room.
 */
public record CallerCap(long most, Action action) {

  public static final CallerCap DEFAULT = new CallerCap(10_000, Action.REFUSE);

  /** Who enqueues. */
  public enum Origin {
    ENGINE,
    CALLER
  }

  /** What happens to a caller over the cap. */
  public enum Action {
    METER,
    REFUSE
  }

  /** The answer to one enqueue. */
  public sealed interface Answer {

    record Admitted() implements Answer {}

    /** Stored, and counted as over the cap. */
    record Metered(long unsent, long most) implements Answer {}

    record Refused(long unsent, long most) implements Answer {}
  }

  public CallerCap {
    if (most < 1) {
      throw InvalidInput.of("caller_cap", most, "1 or more");
    }
    Objects.requireNonNull(action, "action");
  }

  public Answer decide(Origin origin, long sampledUnsent, int adding) {
    if (origin == Origin.ENGINE || sampledUnsent + adding <= most) {
      return new Answer.Admitted();
    }
    return switch (action) {
      case METER -> new Answer.Metered(sampledUnsent, most);
      case REFUSE -> new Answer.Refused(sampledUnsent, most);
    };
  }
}
