package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.RetryHint;
import java.time.Duration;
import java.util.Objects;

/**
 * What one flush concluded about one message.
 *
 * <p>{@link Doubted} is a refusal of a message sent alone that nobody believes yet; {@link
 * Settling} counts it and decides.
 */
public sealed interface Verdict {

  record Delivered() implements Verdict {}

  /** Again by the ladder, and not before the hint. */
  record Retry(RetryHint hint, String error) implements Verdict {

    public Retry {
      Objects.requireNonNull(hint, "hint");
      Objects.requireNonNull(error, "error");
    }

    public static Retry plain(String error) {
      return new Retry(RetryHint.NONE, error);
    }
  }

  record Doubted(String error) implements Verdict {

    public Doubted {
      Objects.requireNonNull(error, "error");
    }
  }

  record Slowed(Duration delay, String error) implements Verdict {

    public Slowed {
      Objects.requireNonNull(delay, "delay");
      Objects.requireNonNull(error, "error");
    }
  }

  record Blocked(String error) implements Verdict {

    public Blocked {
      Objects.requireNonNull(error, "error");
    }
  }

  /** Waits for its endpoint to be enabled again. */
  record Kept(String error) implements Verdict {

    public Kept {
      Objects.requireNonNull(error, "error");
    }
  }

  record GivenUp(AbandonReason reason, String error) implements Verdict {

    public GivenUp {
      Objects.requireNonNull(reason, "reason");
      Objects.requireNonNull(error, "error");
    }

    public static GivenUp permanent(String error) {
      return new GivenUp(AbandonReason.PERMANENT, error);
    }
  }

  /** The verdict over a message that was alone in its request, or over all rows of a shared one. */
  static Verdict of(DeliveryClass meaning, String error) {
    return switch (meaning) {
      case DeliveryClass.Accepted accepted -> new Delivered();
      case DeliveryClass.Transient failed -> new Retry(failed.pause(), error);
      case DeliveryClass.RateLimited limited -> new Slowed(limited.delay(), error);
      case DeliveryClass.AuthBlocked blocked -> new Blocked(error);
      case DeliveryClass.Gone gone -> new Kept(error);
      case DeliveryClass.Conflicted conflicted -> Retry.plain(error);
      case DeliveryClass.TooLarge tooLarge -> new Doubted(error);
      case DeliveryClass.Refused refused -> new Doubted(error);
    };
  }
}
