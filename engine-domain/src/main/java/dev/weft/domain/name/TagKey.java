package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** A dotted tag name such as {@code billing.customer}; the same shape on write and on read. */
public record TagKey(String value) implements Comparable<TagKey> {

  private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9_]*\\.[a-z0-9_][a-z0-9_.]*");
  private static final int LONGEST = 200;

  public TagKey {
    if (value == null || value.length() > LONGEST || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of("tag key", value, "a dotted lower-case name such as team.owner");
    }
  }

  @Override
  public int compareTo(TagKey other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
