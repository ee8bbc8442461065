package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.input.InvalidInput;
import java.util.Set;

/**
 * What exit codes mean.
 *
 * @param otherwise the class of failures that are not among the transient ones
 */
record ExitCodes(Set<Integer> transientCodes, String otherwise) {

  /** EX_TEMPFAIL of sysexits.h. */
  static final int TEMPORARY = 75;

  private static final String TRANSIENT = "transient";
  private static final Set<String> CLASSES = Set.of("permanent", TRANSIENT);

  ExitCodes {
    transientCodes = Set.copyOf(transientCodes);
    if (!CLASSES.contains(otherwise)) {
      throw InvalidInput.of("otherwise", otherwise, "permanent or transient");
    }
  }

  String classOf(int code) {
    return transientCodes.contains(code) ? TRANSIENT : otherwise;
  }
}
