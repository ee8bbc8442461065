package dev.weft.domain.outbox.event;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** RFC 3339 in UTC with exactly three digits of fraction. */
final class EventTime {

  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT);

  private EventTime() {}

  static String of(Instant at) {
    return FORM.format(at.atOffset(ZoneOffset.UTC));
  }
}
