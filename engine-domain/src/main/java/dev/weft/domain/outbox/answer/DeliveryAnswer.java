package dev.weft.domain.outbox.answer;

import dev.weft.domain.outbox.OutboxMessageId;
import java.util.Objects;
import java.util.Set;

/** What the world said to one request: an HTTP answer, or nothing that counts as one. */
public sealed interface DeliveryAnswer {

  /**
   * A status arrived.
   *
   * <p>An absent header or reason is the empty text. The body is what was read of it, decoded; the
   * hint and the rejected ids are what a parser found in it.
   */
  record Answered(
      int status,
      String reason,
      String retryAfter,
      String date,
      String body,
      RetryHint bodyHint,
      Set<OutboxMessageId> rejected)
      implements DeliveryAnswer {

    public Answered {
      Objects.requireNonNull(reason, "reason");
      Objects.requireNonNull(retryAfter, "retryAfter");
      Objects.requireNonNull(date, "date");
      Objects.requireNonNull(body, "body");
      Objects.requireNonNull(bodyHint, "bodyHint");
      rejected = Set.copyOf(rejected);
    }

    /** An answer without headers or findings in its body. */
    public static Answered of(int status, String reason, String body) {
      return new Answered(status, reason, "", "", body, RetryHint.NONE, Set.of());
    }

    public Answered withHeaders(String newRetryAfter, String newDate) {
      return new Answered(status, reason, newRetryAfter, newDate, body, bodyHint, rejected);
    }

    public Answered withFindings(RetryHint hint, Set<OutboxMessageId> rejectedIds) {
      return new Answered(status, reason, retryAfter, date, body, hint, rejectedIds);
    }
  }

  /** No status: name not resolved, address refused, connection cut, deadline passed. */
  record Unreachable(String detail) implements DeliveryAnswer {

    public Unreachable {
      Objects.requireNonNull(detail, "detail");
    }

    /** Any exception at all, named by its type and its own words. */
    public static Unreachable because(Throwable cause) {
      String type = cause.getClass().getSimpleName();
      String name = type.isEmpty() ? cause.getClass().getName() : type;
      String message = cause.getMessage();
      return new Unreachable(message == null || message.isBlank() ? name : name + ": " + message);
    }
  }
}
