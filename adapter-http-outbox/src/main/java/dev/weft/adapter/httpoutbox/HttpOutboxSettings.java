package dev.weft.adapter.httpoutbox;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.guard.UrlRules;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * What an operator may say about deliveries, for all endpoints.
 *
 * @param urls where messages may go; asked again at every request, so stricter rules hold at once
 * @param authorities files of certificates to trust beside those of the JVM
 * @param lookup how long a name server may take
 */
public record HttpOutboxSettings(UrlRules urls, List<Path> authorities, Duration lookup) {

  private static final Duration LONGEST_LOOKUP = Duration.ofSeconds(10);

  public static final HttpOutboxSettings DEFAULT =
      new HttpOutboxSettings(UrlRules.DEFAULT, List.of(), Duration.ofSeconds(5));

  public HttpOutboxSettings {
    Objects.requireNonNull(urls, "urls");
    authorities = List.copyOf(authorities);
    if (lookup.isNegative() || lookup.isZero() || lookup.compareTo(LONGEST_LOOKUP) > 0) {
      throw InvalidInput.of("outbox_lookup", lookup, "above 0 and at most " + LONGEST_LOOKUP);
    }
  }
}
