package dev.weft.domain.input;

import java.util.Comparator;
import java.util.UUID;

/**
 * The order of UUIDs that PostgreSQL has too: their sixteen bytes, each unsigned.
 *
 * <p>Equal to the order of their text, without building it. {@link UUID#compareTo} is another
 * order: it compares signed halves and puts {@code 8…} before {@code 0…}.
 */
public final class UuidOrder {

  public static final Comparator<UUID> BY_BYTES = UuidOrder::compare;

  private UuidOrder() {}

  public static int compare(UUID left, UUID right) {
    int high = Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
    return high != 0
        ? high
        : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
  }
}
