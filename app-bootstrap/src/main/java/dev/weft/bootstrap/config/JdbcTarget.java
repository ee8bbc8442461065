package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A PostgreSQL database and who logs in to it (S30).
 *
 * <p>Of the driver's options only harmless ones are accepted: some others load classes or write
 * files. The password comes from a file or the environment, never from the URL, which is printed.
 */
public record JdbcTarget(String url, String user, Secret password) {

  private static final String PREFIX = "jdbc:postgresql:";
  private static final int LONGEST = 2_000;
  private static final Set<String> ACCEPTED =
      Set.of(
          "sslmode",
          "sslrootcert",
          "sslcert",
          "sslkey",
          "channelbinding",
          "connecttimeout",
          "sockettimeout",
          "logintimeout",
          "tcpkeepalive",
          "targetservertype",
          "preparethreshold",
          "gssencmode");

  public JdbcTarget {
    if (url == null || !url.startsWith(PREFIX) || url.length() > LONGEST) {
      throw InvalidInput.of("jdbc_url", url, "a URL such as jdbc:postgresql://host/database");
    }
    if (user == null || user.isBlank()) {
      throw InvalidInput.of("jdbc_user", user, "the name of a database role");
    }
    Set<String> refused =
        options(url).filter(option -> !ACCEPTED.contains(option)).collect(Collectors.toSet());
    if (!refused.isEmpty()) {
      throw InvalidInput.of(
          "jdbc_url", "option " + String.join(", ", refused), "none but " + accepted());
    }
  }

  private static Stream<String> options(String url) {
    int question = url.indexOf('?');
    return question < 0
        ? Stream.empty()
        : Stream.of(url.substring(question + 1).split("&")).map(JdbcTarget::name);
  }

  private static String name(String option) {
    String name = option.split("=", 2)[0];
    return URLDecoder.decode(name, StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
  }

  private static String accepted() {
    return ACCEPTED.stream().sorted().collect(Collectors.joining(", "));
  }
}
