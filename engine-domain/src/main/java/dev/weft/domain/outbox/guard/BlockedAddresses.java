package dev.weft.domain.outbox.guard;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The addresses messages never go to: our own machine, our own networks, nobody's networks.
 *
 * <p>An IPv6 address that carries an IPv4 one is judged by what it carries as well. The allowed
 * ranges are for development; they win over everything.
 */
public final class BlockedAddresses {

  private static final List<AddressRange> BLOCKED =
      ranges(
          "0.0.0.0/8",
          "10.0.0.0/8",
          "100.64.0.0/10",
          "127.0.0.0/8",
          "169.254.0.0/16",
          "172.16.0.0/12",
          "192.0.0.0/24",
          "192.168.0.0/16",
          "198.18.0.0/15",
          "224.0.0.0/4",
          "240.0.0.0/4",
          "::/128",
          "::1/128",
          "fc00::/7",
          "fe80::/10",
          "fec0::/10",
          "ff00::/8",
          "64:ff9b:1::/48");

  private static final AddressRange COMPATIBLE = AddressRange.parse("::/96");
  private static final AddressRange MAPPED = AddressRange.parse("::ffff:0:0/96");
  private static final AddressRange TRANSLATED = AddressRange.parse("::ffff:0:0:0/96");
  private static final AddressRange NAT64 = AddressRange.parse("64:ff9b::/96");
  private static final AddressRange SIX_TO_FOUR = AddressRange.parse("2002::/16");
  private static final int IPV4_BYTES = 4;
  private static final int IPV6_BYTES = 16;

  public static final BlockedAddresses DEFAULT = new BlockedAddresses(List.of());

  private final List<AddressRange> allowed;

  private BlockedAddresses(List<AddressRange> allowed) {
    this.allowed = List.copyOf(allowed);
  }

  public static BlockedAddresses except(List<AddressRange> allowed) {
    return new BlockedAddresses(allowed);
  }

  /** Whether the 4 or 16 bytes may not be connected to; any other length may not. */
  public boolean blocks(byte[] address) {
    if (address.length != IPV4_BYTES && address.length != IPV6_BYTES) {
      return true;
    }
    if (within(allowed, address)) {
      return false;
    }
    return within(BLOCKED, address) || carried(address).filter(this::blocks).isPresent();
  }

  private static Optional<byte[]> carried(byte[] address) {
    if (SIX_TO_FOUR.contains(address)) {
      return Optional.of(Arrays.copyOfRange(address, 2, 2 + IPV4_BYTES));
    }
    return within(List.of(COMPATIBLE, MAPPED, TRANSLATED, NAT64), address)
        ? Optional.of(Arrays.copyOfRange(address, IPV6_BYTES - IPV4_BYTES, IPV6_BYTES))
        : Optional.empty();
  }

  private static boolean within(List<AddressRange> ranges, byte[] address) {
    return ranges.stream().anyMatch(range -> range.contains(address));
  }

  private static List<AddressRange> ranges(String... texts) {
    return Stream.of(texts).map(AddressRange::parse).toList();
  }
}
