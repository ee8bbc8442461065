package dev.weft.architecture;

/** The parts of the JDK a layer may touch, as allow-lists. */
final class Jdk {

  /** Values, collections, text and time: nothing that waits, draws, opens or logs. */
  static final String[] PURE = {
    "java.lang",
    "java.lang.runtime",
    "java.lang.invoke",
    "java.util",
    "java.util.function",
    "java.util.stream",
    "java.util.regex",
    "java.time..",
    "java.math",
    "java.nio",
    "java.nio.charset"
  };

  /** As above, with concurrency. */
  static final String[] PLAIN = {
    "java.lang..", "java.util..", "java.time..", "java.math..", "java.nio.."
  };

  private Jdk() {}
}
