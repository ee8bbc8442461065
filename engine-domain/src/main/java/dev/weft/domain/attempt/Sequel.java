package dev.weft.domain.attempt;

import dev.weft.domain.execution.Outcome;
import java.time.Instant;

/** What followed the end of an attempt: another run, or the end of the execution. */
public sealed interface Sequel {

  record RunsAgain(Instant runAt) implements Sequel {}

  record Ended(Outcome outcome) implements Sequel {}
}
