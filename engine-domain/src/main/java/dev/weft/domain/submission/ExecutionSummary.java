package dev.weft.domain.submission;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import java.time.Instant;

/** One execution in a list: enough to recognise it, without payload and result. */
public record ExecutionSummary(
    ExecutionId id,
    Membership membership,
    Namespace namespace,
    Lane lane,
    Kind kind,
    PublicState state,
    int generation,
    Priority priority,
    Instant createdAt) {}
