package dev.weft.domain.graph;

/** Which edges of a member are meant. */
public enum EdgeDirection {
  /** Those of which it is the upstream. */
  OUTGOING,
  /** Those it waits for. */
  INCOMING
}
