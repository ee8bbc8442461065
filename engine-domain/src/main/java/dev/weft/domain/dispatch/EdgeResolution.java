package dev.weft.domain.dispatch;

/** Whether the end of an edge's upstream has been counted. */
public sealed interface EdgeResolution {

  record Unresolved() implements EdgeResolution {}

  record Resolved(EdgeOutcome outcome) implements EdgeResolution {}
}
