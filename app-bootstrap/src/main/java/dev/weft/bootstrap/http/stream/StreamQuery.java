package dev.weft.bootstrap.http.stream;

import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.Visibility;
import java.time.Duration;

/** The parameters that reading and tailing share. */
record StreamQuery(PageLimit limit, Visibility visibility) {

  private static final PageLimit USUAL = new PageLimit(100);

  static StreamQuery of(QueryFields query) {
    PageLimit limit =
        query.one("limit", text -> new PageLimit((int) number("limit", text))).orElse(USUAL);
    Visibility visibility = query.one("visibility", Visibility::parse).orElse(Visibility.ALL);
    return new StreamQuery(limit, visibility);
  }

  static Duration millis(String text) {
    return Duration.ofMillis(number("block_ms", text));
  }

  private static long number(String field, String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw InvalidInput.of(field, text, "a whole number from 0");
    }
    return Long.parseLong(text);
  }
}
