package dev.weft.domain.outbox.answer;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;

/**
 * The three forms of an HTTP date: the current one and the two old ones receivers must still read.
 *
 * <p>All are GMT whatever they say.
 */
final class HttpDate {

  private static final DateTimeFormatter CURRENT =
      DateTimeFormatter.ofPattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.ENGLISH);
  private static final DateTimeFormatter TWO_DIGIT_YEAR =
      DateTimeFormatter.ofPattern("EEEE, dd-MMM-uu HH:mm:ss 'GMT'", Locale.ENGLISH);
  private static final DateTimeFormatter ASCTIME =
      DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss uuuu", Locale.ENGLISH);

  private HttpDate() {}

  static Optional<Instant> read(String text) {
    String date = text.strip();
    return parsed(date, CURRENT)
        .or(() -> parsed(date, TWO_DIGIT_YEAR))
        .or(() -> parsed(date, ASCTIME));
  }

  private static Optional<Instant> parsed(String text, DateTimeFormatter form) {
    try {
      return Optional.of(LocalDateTime.parse(text, form).toInstant(ZoneOffset.UTC));
    } catch (DateTimeParseException otherForm) {
      return Optional.empty();
    }
  }
}
