package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.PrintableAscii;
import dev.weft.domain.partition.Partition;
import java.nio.charset.StandardCharsets;

/** The queue an execution waits in; workers claim from one lane at a time. */
public record Lane(String value) implements Comparable<Lane> {

  private static final int LONGEST = 64;

  public static final Lane DEFAULT = new Lane("default");

  public Lane {
    if (!PrintableAscii.isText(value, LONGEST)) {
      throw InvalidInput.of("lane", value, "1 to 64 printable ASCII characters");
    }
  }

  /** The partition of an execution that belongs to no flow. */
  public Partition partition() {
    return Partition.ofBytes(value.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public int compareTo(Lane other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
