package dev.weft.application.decided;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import java.util.Set;

/** Tells a store that cannot be reached from work that cannot be done. */
public final class StoreAway {

  private static final Set<FailureKind> AWAY =
      Set.of(FailureKind.UNREACHABLE, FailureKind.EXHAUSTED);

  private static final int LONGEST = 200;

  private StoreAway() {}

  /** Throws on when nobody can work; trying the next piece would fail the same way. */
  public static void stopIfAway(RuntimeException failed) {
    if (failed instanceof TransientPortException lost && AWAY.contains(lost.kind())) {
      throw failed;
    }
  }

  /** The failure in one line that may be stored. */
  public static String sentence(RuntimeException failed) {
    String said = failed.getClass().getSimpleName() + ": " + failed.getMessage();
    String line = said.replaceAll("\\p{Cntrl}+", " ");
    return line.substring(0, line.offsetByCodePoints(0, Math.min(LONGEST, points(line))));
  }

  private static int points(String line) {
    return line.codePointCount(0, line.length());
  }
}
