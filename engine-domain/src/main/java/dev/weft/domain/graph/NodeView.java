package dev.weft.domain.graph;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;

/** One member of a flow as a drawing shows it. */
public record NodeView(
    ExecutionId execution, NodeKey key, Kind kind, Lane lane, PublicState state) {}
