package dev.weft.bootstrap.config;

import java.time.Duration;

/**
 * How much of the server one client may use up (S11).
 *
 * @param headerRead from the first byte of a request to the end of its headers
 * @param bodyRead from the end of the headers to the end of the body
 * @param idle without a byte in either direction
 */
public record ConnectionLimits(
    Duration headerRead, Duration bodyRead, Duration idle, int connections) {

  public static final ConnectionLimits DEFAULT =
      new ConnectionLimits(
          Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofSeconds(60), 200);
}
