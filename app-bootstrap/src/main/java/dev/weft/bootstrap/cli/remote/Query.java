package dev.weft.bootstrap.cli.remote;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The query of a path, from names and values; a value that is null is left out. */
final class Query {

  private Query() {}

  static String of(String... namesAndValues) {
    StringBuilder query = new StringBuilder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      if (namesAndValues[i + 1] != null) {
        query.append(query.isEmpty() ? '?' : '&').append(namesAndValues[i]).append('=');
        query.append(encoded(namesAndValues[i + 1]));
      }
    }
    return query.toString();
  }

  static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
