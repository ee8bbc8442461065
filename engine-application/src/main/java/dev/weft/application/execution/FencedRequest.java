package dev.weft.application.execution;

import dev.weft.domain.content.Content;
import dev.weft.domain.transition.ExecutionCommand;

/** A holder's command and the result that travels with it; empty unless it completes. */
record FencedRequest(ExecutionCommand.Fenced command, Content result) {}
