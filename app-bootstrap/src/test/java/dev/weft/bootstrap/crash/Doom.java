package dev.weft.bootstrap.crash;

/** Who dies where. */
record Doom(FlowDeed deed, String point) {

  /** Whether the store keeps something that it had not kept before. */
  boolean leavesSomethingNew() {
    return point.startsWith("commit/after");
  }

  /** To the store the moment before a call, or after a read, is the moment after the last write. */
  boolean isMomentOfItsOwn() {
    return point.startsWith("commit/")
        || point.contains("/after") && !point.matches(".*\\.(list|read|find|count)[A-Za-z]*/.*");
  }
}
