package dev.weft.bootstrap.doctor;

/**
 * One thing that was looked at.
 *
 * @param check what was looked at, a stable word for programs
 * @param advice what to do about it, empty when it is well
 */
public record Finding(Grade grade, String check, String text, String advice) {

  /** How bad it is; the number is the exit code. */
  public enum Grade {
    OK,
    HURTS,
    BROKEN
  }

  static Finding ok(String check, String text) {
    return new Finding(Grade.OK, check, text, "");
  }

  static Finding hurts(String check, String text, String advice) {
    return new Finding(Grade.HURTS, check, text, advice);
  }

  static Finding broken(String check, String text, String advice) {
    return new Finding(Grade.BROKEN, check, text, advice);
  }
}
