package dev.weft.domain.partition;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One of the 256 places a flow and all its executions live on. Its text form is {@code {fp:7}}. */
public record Partition(int number) implements Comparable<Partition> {

  public static final int COUNT = 256;

  private static final String EXPECTED_NUMBER = "a partition from 0 to 255";
  private static final Pattern KEY = Pattern.compile("\\{fp:([^}]*)\\}");
  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,2}");

  public Partition {
    if (number < 0 || number >= COUNT) {
      throw InvalidInput.of("partition", number, EXPECTED_NUMBER);
    }
  }

  public static Partition ofBytes(byte[] key) {
    return new Partition(Crc16.of(key) % COUNT);
  }

  /** Reads the text form {@code {fp:7}}. */
  public static Partition parse(String text) {
    Matcher key = KEY.matcher(String.valueOf(text));
    if (!key.matches()) {
      throw InvalidInput.of("partition", text, "{fp:N} with N from 0 to 255");
    }
    return parseNumber(key.group(1));
  }

  /** Reads the bare number, without sign or leading zero. */
  public static Partition parseNumber(String text) {
    if (!NUMBER.matcher(text).matches()) {
      throw InvalidInput.of("partition", text, EXPECTED_NUMBER);
    }
    return new Partition(Integer.parseInt(text));
  }

  @Override
  public int compareTo(Partition other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return "{fp:" + number + "}";
  }
}
