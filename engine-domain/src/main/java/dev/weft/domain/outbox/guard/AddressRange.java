package dev.weft.domain.outbox.guard;

import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A block of addresses such as {@code 10.0.0.0/8} or {@code fc00::/7}.
 *
 * <p>An address of the other family is never inside; {@link BlockedAddresses} unwraps the IPv6
 * forms that carry an IPv4 address.
 */
public final class AddressRange {

  private final byte[] network;
  private final int prefix;

  private AddressRange(byte[] network, int prefix) {
    this.network = network;
    this.prefix = prefix;
  }

  public static AddressRange parse(String text) {
    int slash = text.indexOf('/');
    String address = slash < 0 ? text : text.substring(0, slash);
    byte[] network =
        (address.contains(":") ? Ipv6Literal.parse(address) : Ipv4Literal.parse(address))
            .orElseThrow(() -> refused(text));
    int widest = 8 * network.length;
    int prefix = slash < 0 ? widest : prefix(text.substring(slash + 1)).orElse(-1);
    if (prefix < 0 || prefix > widest) {
      throw refused(text);
    }
    return new AddressRange(network, prefix);
  }

  public boolean contains(byte[] address) {
    if (address.length != network.length) {
      return false;
    }
    int whole = prefix / 8;
    int mask = 0xFF00 >> prefix % 8 & 0xFF;
    return Arrays.equals(address, 0, whole, network, 0, whole)
        && (mask == 0 || (address[whole] & mask) == (network[whole] & mask));
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(network) + "/" + prefix;
  }

  private static Optional<Integer> prefix(String digits) {
    return digits.matches("[0-9]{1,3}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
  }

  private static InvalidInput refused(String text) {
    return InvalidInput.of("address range", text, "an address, or address/prefix");
  }
}
