package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.graph.Arc;

/** What the store holds under the edge id of a call. */
public sealed interface KnownEdge<N> {

  record None<N>() implements KnownEdge<N> {}

  record Stored<N>(Arc<N> ends, EdgeState state) implements KnownEdge<N> {}
}
