package dev.weft.domain.flow.growth;

/** What sealing the group of a member did. */
public sealed interface SealDecision {

  /** The group may decide from now on. */
  record Sealed(GrowingGroup group) implements SealDecision {}

  /** There is nothing to wait for: the member is runnable. */
  record SealedWithoutEdges() implements SealDecision {}

  record AlreadySealed() implements SealDecision {}

  /** The group stays open: k is not within 1 and the number of its edges. */
  record QuorumUnreachable(int k, int size) implements SealDecision {}
}
