package dev.weft.domain.outbox.guard;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** An IPv6 address in text, with {@code ::} and a dotted tail; without a zone. */
final class Ipv6Literal {

  private static final int WORDS = 8;
  private static final Pattern WORD = Pattern.compile("[0-9a-fA-F]{1,4}");
  private static final Pattern DOTTED = Pattern.compile("[0-9]{1,3}(?:\\.[0-9]{1,3}){3}");

  private Ipv6Literal() {}

  static Optional<byte[]> parse(String text) {
    int gap = text.indexOf("::");
    if (gap < 0) {
      return words(text, true).filter(all -> all.size() == WORDS).map(Ipv6Literal::bytes);
    }
    Optional<List<Integer>> head = words(text.substring(0, gap), false);
    Optional<List<Integer>> tail = words(text.substring(gap + 2), true);
    return head.isPresent() && tail.isPresent() ? joined(head.get(), tail.get()) : Optional.empty();
  }

  private static Optional<byte[]> joined(List<Integer> head, List<Integer> tail) {
    int zeros = WORDS - head.size() - tail.size();
    if (zeros < 1) {
      return Optional.empty();
    }
    List<Integer> all = new ArrayList<>(head);
    for (int i = 0; i < zeros; i++) {
      all.add(0);
    }
    all.addAll(tail);
    return Optional.of(bytes(all));
  }

  private static Optional<List<Integer>> words(String text, boolean last) {
    List<Integer> words = new ArrayList<>();
    if (text.isEmpty()) {
      return Optional.of(words);
    }
    String[] parts = text.split(":", -1);
    for (int i = 0; i < parts.length; i++) {
      boolean dotted = last && i == parts.length - 1 && DOTTED.matcher(parts[i]).matches();
      if (!(dotted ? addDotted(words, parts[i]) : addWord(words, parts[i]))) {
        return Optional.empty();
      }
    }
    return Optional.of(words);
  }

  private static boolean addWord(List<Integer> words, String part) {
    return WORD.matcher(part).matches() && words.add(Integer.parseInt(part, 16));
  }

  private static boolean addDotted(List<Integer> words, String part) {
    Optional<byte[]> address = Ipv4Literal.parse(part);
    address.map(ByteBuffer::wrap).ifPresent(four -> addShorts(words, four));
    return address.isPresent();
  }

  private static void addShorts(List<Integer> words, ByteBuffer four) {
    words.add(Short.toUnsignedInt(four.getShort()));
    words.add(Short.toUnsignedInt(four.getShort()));
  }

  private static byte[] bytes(List<Integer> words) {
    ByteBuffer address = ByteBuffer.allocate(2 * WORDS);
    words.forEach(word -> address.putShort(word.shortValue()));
    return address.array();
  }
}
