package dev.weft.domain.outbox.guard;

import java.util.Optional;
import java.util.regex.Pattern;

/** An IPv4 address of one to four numbers, each decimal, octal or hexadecimal. */
final class Ipv4Literal {

  private static final Pattern NUMBER = Pattern.compile("0[xX][0-9a-fA-F]*|[0-9]+");
  private static final int MOST_PARTS = 4;
  private static final int MOST_DIGITS = 14;

  private Ipv4Literal() {}

  static boolean looksNumeric(String host) {
    return NUMBER.matcher(host.substring(host.lastIndexOf('.') + 1)).matches();
  }

  static Optional<byte[]> parse(String host) {
    String[] parts = host.split("\\.", -1);
    if (parts.length > MOST_PARTS) {
      return Optional.empty();
    }
    long address = 0;
    for (int i = 0; i < parts.length; i++) {
      int bits = i < parts.length - 1 ? 8 : 8 * (MOST_PARTS - i);
      long part = number(parts[i]);
      if (part < 0 || part >= 1L << bits) {
        return Optional.empty();
      }
      address = address << bits | part;
    }
    return Optional.of(bytes(address));
  }

  private static long number(String text) {
    if (!NUMBER.matcher(text).matches() || text.length() > MOST_DIGITS) {
      return -1;
    }
    if (text.length() > 1 && Character.toLowerCase(text.charAt(1)) == 'x') {
      return text.length() == 2 ? 0 : Long.parseLong(text, 2, text.length(), 16);
    }
    if (text.length() > 1 && text.charAt(0) == '0') {
      return text.matches("[0-7]+") ? Long.parseLong(text, 8) : -1;
    }
    return Long.parseLong(text);
  }

  private static byte[] bytes(long address) {
    return new byte[] {
      (byte) (address >> 24), (byte) (address >> 16), (byte) (address >> 8), (byte) address
    };
  }
}
