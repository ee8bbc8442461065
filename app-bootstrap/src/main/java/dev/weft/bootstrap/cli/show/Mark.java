package dev.weft.bootstrap.cli.show;

/**
 * The sign of a state.
 *
 * @param sign one column wide
 */
record Mark(char sign, Paint paint) {

  private static final Mark WAITING = new Mark('·', Paint.DIM);

  static Mark of(String state) {
    return switch (state) {
      case "active" -> new Mark('●', Paint.CYAN);
      case "delayed" -> new Mark('↻', Paint.YELLOW);
      case "completed" -> new Mark('✓', Paint.GREEN);
      case "failed", "expired" -> new Mark('✗', Paint.RED);
      case "cancelled" -> new Mark('⊘', Paint.YELLOW);
      case "skipped" -> new Mark('○', Paint.DIM);
      default -> WAITING;
    };
  }

  static String legend() {
    return "· waits  ● runs  ↻ retries  ✓ done  ✗ failed  ⊘ cancelled  ○ skipped";
  }
}
