package dev.weft.domain.outbox.guard;

import java.util.Optional;

/**
 * A host that is an address already, in any spelling a resolver would take.
 *
 * <p>{@code 2130706433}, {@code 0x7f.1} and {@code 0177.0.0.1} are all 127.0.0.1; they are parsed,
 * not compared as text.
 */
public final class AddressLiteral {

  private AddressLiteral() {}

  /** Whether the host can only be meant as an address: bracketed, or its last label is a number. */
  public static boolean looksNumeric(String host) {
    return host.startsWith("[") || Ipv4Literal.looksNumeric(withoutTrailingDot(host));
  }

  /** The 4 or 16 bytes, or nothing when it is no address. */
  public static Optional<byte[]> parse(String host) {
    if (host.startsWith("[") && host.endsWith("]")) {
      return Ipv6Literal.parse(host.substring(1, host.length() - 1));
    }
    return Ipv4Literal.parse(withoutTrailingDot(host));
  }

  private static String withoutTrailingDot(String host) {
    return host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
  }
}
