package dev.weft.port.out.execution;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.name.Kind;

/** An execution as the claim left it, with what its worker needs to start. */
public record ClaimedExecution(
    Execution.Active execution, Membership membership, Kind kind, Content payload) {}
