package dev.weft.domain.outbox.answer;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads {@code Retry-After}: seconds, or an HTTP date against the answer's own {@code Date}.
 *
 * <p>A date is measured by the receiver's clock on both ends, never by ours (I20); without a
 * readable {@code Date} it says nothing. Kept as asked up to 24 hours.
 */
public final class RetryAfterHeader {

  private static final Duration LONGEST = Duration.ofHours(24);
  private static final int MOST_DIGITS = 9;
  private static final Pattern SECONDS = Pattern.compile("0*([0-9]+)");

  private RetryAfterHeader() {}

  public static RetryHint read(String retryAfter, String date) {
    var seconds = SECONDS.matcher(retryAfter.strip());
    return seconds.matches() ? ofSeconds(seconds.group(1)) : ofDate(retryAfter, date);
  }

  private static RetryHint ofSeconds(String digits) {
    return digits.length() > MOST_DIGITS
        ? RetryHint.after(LONGEST)
        : asked(Duration.ofSeconds(Long.parseLong(digits)));
  }

  private static RetryHint ofDate(String retryAfter, String date) {
    Optional<Instant> until = HttpDate.read(retryAfter);
    Optional<Instant> from = HttpDate.read(date);
    return until.isPresent() && from.isPresent()
        ? asked(Duration.between(from.get(), until.get()))
        : RetryHint.NONE;
  }

  private static RetryHint asked(Duration wait) {
    if (wait.isNegative()) {
      return RetryHint.NONE;
    }
    return RetryHint.after(wait.compareTo(LONGEST) > 0 ? LONGEST : wait);
  }
}
