package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.execution.Execution;

/** What the table answers to a command; never silently unchanged. */
public sealed interface Decision {

  /** To be written: the next state. No attempt ended. */
  record Moved(Execution next) implements Decision {}

  /** To be written: the next state and the end of the attempt that led to it. */
  record AttemptEnded(Execution next, AttemptEnd end) implements Decision {}

  /** Nothing to write: this very lease ended this attempt before; here is the first answer. */
  record Repeated(AttemptEnd first) implements Decision {}

  /** Nothing to write: what was asked is already so. */
  record Unchanged(Execution current) implements Decision {}

  record Refused(Refusal why) implements Decision {}

  static Decision refused(Refusal why) {
    return new Refused(why);
  }
}
