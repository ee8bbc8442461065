package dev.weft.domain.flow;

import dev.weft.domain.input.InvalidInput;

/**
 * The label under which an edge hands the upstream's result to its child.
 *
 * <p>{@link #NONE} stands for "not labelled"; the result travels all the same.
 */
public record DataPassingRef(String label) {

  private static final int LONGEST = 200;

  public static final DataPassingRef NONE = new DataPassingRef("");

  public DataPassingRef {
    if (label == null
        || isTooLong(label)
        || label.codePoints().anyMatch(DataPassingRef::isHidden)) {
      throw InvalidInput.of(
          "data_passing_ref", label, "at most 200 characters without control characters");
    }
  }

  public boolean isPresent() {
    return !label.isEmpty();
  }

  private static boolean isTooLong(String label) {
    return label.codePointCount(0, label.length()) > LONGEST;
  }

  private static boolean isHidden(int codePoint) {
    return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.FORMAT;
  }
}
