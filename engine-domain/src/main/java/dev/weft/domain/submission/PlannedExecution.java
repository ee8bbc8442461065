package dev.weft.domain.submission;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.NodeKey;

/** An execution to create for one node of the definition. */
public record PlannedExecution<W>(ExecutionId id, NodeKey key, W work, Start start) {}
