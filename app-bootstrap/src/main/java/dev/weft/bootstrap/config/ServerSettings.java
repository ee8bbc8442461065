package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.List;

/**
 * How the API is reached (S1, S2, S14).
 *
 * <p>An address others can reach needs a token, and a word that plain HTTP is meant: without them
 * the settings do not exist, so no server can be started from them.
 *
 * @param hosts further names a client may use in its Host header
 * @param grace how long a stop waits for calls under way
 * @param insecureHttp whether others may reach it without TLS, because a proxy ends it
 */
public record ServerSettings(
    BindAddress bind,
    ApiTokens tokens,
    List<String> hosts,
    Duration grace,
    boolean insecureHttp,
    ConnectionLimits limits) {

  private static final Duration LONGEST_GRACE = Duration.ofMinutes(5);

  public static final ServerSettings DEFAULT =
      new ServerSettings(BindAddress.DEFAULT, ApiTokens.NONE, List.of(), Duration.ofSeconds(10));

  public ServerSettings {
    hosts = List.copyOf(hosts);
    if (!bind.isLoopback()) {
      requireToken(bind, tokens);
      requireFlag(bind, insecureHttp);
    }
    if (grace.isNegative() || grace.compareTo(LONGEST_GRACE) > 0) {
      throw InvalidInput.of("stop_grace_ms", grace.toMillis(), "0 to " + LONGEST_GRACE.toMillis());
    }
  }

  public ServerSettings(BindAddress bind, ApiTokens tokens, List<String> hosts, Duration grace) {
    this(bind, tokens, hosts, grace, false, ConnectionLimits.DEFAULT);
  }

  private static void requireToken(BindAddress bind, ApiTokens tokens) {
    if (!tokens.areConfigured()) {
      throw InvalidInput.of("bind", bind.host(), "a loopback address, or a --token-file with it");
    }
  }

  private static void requireFlag(BindAddress bind, boolean insecureHttp) {
    if (!insecureHttp) {
      throw InvalidInput.of(
          "bind", bind.host(), "a loopback address, or --insecure-http behind a proxy with TLS");
    }
  }

  public ServerSettings at(BindAddress other) {
    return new ServerSettings(other, tokens, hosts, grace, insecureHttp, limits);
  }

  /** With plain HTTP also where others can reach it. */
  public ServerSettings insecure() {
    return new ServerSettings(bind, tokens, hosts, grace, true, limits);
  }

  public ServerSettings limitedTo(ConnectionLimits others) {
    return new ServerSettings(bind, tokens, hosts, grace, insecureHttp, others);
  }
}
