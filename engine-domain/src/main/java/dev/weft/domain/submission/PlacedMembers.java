package dev.weft.domain.submission;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.NodeKey;
import java.util.Map;

/** The members a flow already has, by key, and how those of them ended that have. */
public record PlacedMembers(Map<NodeKey, ExecutionId> ids, Map<ExecutionId, Outcome> ended) {

  public static final PlacedMembers NONE = new PlacedMembers(Map.of(), Map.of());

  public PlacedMembers {
    ids = Map.copyOf(ids);
    ended = Map.copyOf(ended);
  }
}
