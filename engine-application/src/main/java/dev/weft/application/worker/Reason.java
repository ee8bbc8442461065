package dev.weft.application.worker;

/** What a handler threw or said, as text that any storage can hold. */
final class Reason {

  private static final int LONGEST = 2_000;
  private static final int REPLACEMENT = 0xFFFD;

  private Reason() {}

  /** The class and the message; never throws, whatever the exception's own methods do. */
  static String of(Throwable thrown) {
    String name = thrown.getClass().getName();
    try {
      String message = thrown.getMessage();
      return storable(message == null ? name : name + ": " + message);
    } catch (RuntimeException silent) {
      return storable(name);
    }
  }

  /** Cut, and with a mark in the place of each character that cannot be stored. */
  static String storable(String text) {
    return text.codePoints()
        .limit(LONGEST)
        .map(point -> isStorable(point) ? point : REPLACEMENT)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isStorable(int point) {
    return point != 0 && !(point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
  }
}
