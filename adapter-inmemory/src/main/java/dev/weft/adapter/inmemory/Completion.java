package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Outcome;

/** The end of one generation, with the attempt it ended, if one was running. */
record Completion(Execution.Terminal terminal, PastAttempt attempt, Content result) {

  boolean succeeded() {
    return terminal.outcome() == Outcome.SUCCESS;
  }
}
