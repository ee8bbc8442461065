package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.List;

/**
 * How the API is reached (S1, S2).
 *
 * <p>An address others can reach needs a token: without one the settings do not exist, so no server
 * can be started from them.
 *
 * @param hosts further names a client may use in its Host header
 * @param grace how long a stop waits for calls under way
 */
public record ServerSettings(
    BindAddress bind, ApiTokens tokens, List<String> hosts, Duration grace) {

  private static final Duration LONGEST_GRACE = Duration.ofMinutes(5);

  public static final ServerSettings DEFAULT =
      new ServerSettings(BindAddress.DEFAULT, ApiTokens.NONE, List.of(), Duration.ofSeconds(10));

  public ServerSettings {
    hosts = List.copyOf(hosts);
    if (!bind.isLoopback() && !tokens.areConfigured()) {
      throw InvalidInput.of("bind", bind.host(), "a loopback address, or a --token-file with it");
    }
    if (grace.isNegative() || grace.compareTo(LONGEST_GRACE) > 0) {
      throw InvalidInput.of("stop_grace_ms", grace.toMillis(), "0 to " + LONGEST_GRACE.toMillis());
    }
  }

  public ServerSettings at(BindAddress other) {
    return new ServerSettings(other, tokens, hosts, grace);
  }
}
