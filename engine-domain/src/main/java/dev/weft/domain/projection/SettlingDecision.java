package dev.weft.domain.projection;

import dev.weft.domain.flow.Settlement;

/** What the finisher does with a flow. */
public sealed interface SettlingDecision {

  /** Every member of the sealed flow has ended: write it, once, with its event. */
  record Settled(Settlement settlement) implements SettlingDecision {}

  /** Written before; nothing to do. */
  record AlreadySettled(Settlement settlement) implements SettlingDecision {}

  /** The flow still takes members, or has members that have not ended, or has none. */
  record NotYet() implements SettlingDecision {}
}
