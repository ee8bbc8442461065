package dev.weft.domain.outbox.answer;

import java.time.Duration;
import java.util.Objects;

/**
 * The meaning of one answer; every answer has exactly one (I37).
 *
 * <p>{@link TooLarge} and {@link Refused} speak about the content, so a batch is taken apart; all
 * others speak about the endpoint and hold for every row of the request.
 */
public sealed interface DeliveryClass {

  /** The word in the attempt log. */
  String word();

  /** 2xx, whatever the body says. */
  record Accepted() implements DeliveryClass {
    @Override
    public String word() {
      return "accepted";
    }
  }

  /** Try again by the ladder; a 503 may ask for a pause of the endpoint. */
  record Transient(RetryHint pause) implements DeliveryClass {

    public static final Transient PLAIN = new Transient(RetryHint.NONE);

    public Transient {
      Objects.requireNonNull(pause, "pause");
    }

    @Override
    public String word() {
      return "transient";
    }
  }

  /** 429: wait as asked, spend nothing (I38). */
  record RateLimited(Duration delay) implements DeliveryClass {

    public RateLimited {
      Objects.requireNonNull(delay, "delay");
    }

    @Override
    public String word() {
      return "rate_limited";
    }
  }

  /** 401, 403: our credentials, not the message. */
  record AuthBlocked() implements DeliveryClass {
    @Override
    public String word() {
      return "auth_blocked";
    }
  }

  /** 410: the receiver wants no more of anything. */
  record Gone() implements DeliveryClass {
    @Override
    public String word() {
      return "gone";
    }
  }

  /** 409: try again by the ladder; the endpoint itself is well. */
  record Conflicted() implements DeliveryClass {
    @Override
    public String word() {
      return "conflicted";
    }
  }

  /** 413: a batch is split in halves; alone it is a refusal. */
  record TooLarge() implements DeliveryClass {
    @Override
    public String word() {
      return "too_large";
    }
  }

  /** Every other 4xx: the content, once it is believed. */
  record Refused() implements DeliveryClass {
    @Override
    public String word() {
      return "refused";
    }
  }
}
