package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import java.util.Comparator;

/** An applied edge whose upstream's end has not been counted. */
public record UnresolvedEdge(EdgeId id, ExecutionId upstream, ExecutionId child) {

  /** Edges of one upstream stay together; stores read them in this order. */
  public static final Comparator<UnresolvedEdge> ORDER =
      Comparator.comparing(UnresolvedEdge::upstream).thenComparing(UnresolvedEdge::id);
}
