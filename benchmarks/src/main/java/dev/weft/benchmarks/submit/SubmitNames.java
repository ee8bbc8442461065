package dev.weft.benchmarks.submit;

/** What the rows of the table are called. */
final class SubmitNames {

  private SubmitNames() {}

  static String of(String who, int perCall, boolean withNote) {
    return who + " " + perCall + (withNote ? " + own row" : "");
  }
}
