package dev.weft.domain.flow;

import dev.weft.domain.input.WireWord;

/**
 * How far the cancellation of a flow reaches into its members.
 *
 * <p>A finished member stays finished under every policy (I8).
 */
public enum CancellationPolicy {
  FLOW_ONLY,
  CANCEL_ALL,
  CANCEL_PENDING;

  public static CancellationPolicy parse(String word) {
    return WireWord.parse("cancellation_policy", word, values());
  }

  public String word() {
    return WireWord.of(this);
  }

  /** Whether any member is touched at all. */
  public boolean reachesMembers() {
    return this != FLOW_ONLY;
  }

  public MemberCancellation touch(MemberPhase phase) {
    return switch (phase) {
      case TERMINAL -> MemberCancellation.UNTOUCHED;
      case BLOCKED, RUNNABLE, SUSPENDED -> touchIdle();
      case ACTIVE -> touchActive();
    };
  }

  private MemberCancellation touchIdle() {
    return switch (this) {
      case FLOW_ONLY -> MemberCancellation.UNTOUCHED;
      case CANCEL_ALL, CANCEL_PENDING -> MemberCancellation.CANCELLED;
    };
  }

  private MemberCancellation touchActive() {
    return switch (this) {
      case FLOW_ONLY -> MemberCancellation.UNTOUCHED;
      case CANCEL_ALL -> MemberCancellation.CANCELLED;
      case CANCEL_PENDING -> MemberCancellation.LAST_RUN;
    };
  }
}
