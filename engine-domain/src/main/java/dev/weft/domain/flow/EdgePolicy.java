package dev.weft.domain.flow;

import java.util.Objects;

/**
 * When a child may start, given the outcomes of its upstreams.
 *
 * <p>All three are a number of needed successes: all-of needs every one, any-of needs one, a quorum
 * needs k (I5). A quorum out of range can be written down, so that a definition can list it beside
 * its other problems; no group is sealed with one.
 */
public sealed interface EdgePolicy {

  EdgePolicy DEFAULT = new AllOf();

  /** How many of {@code size} upstreams must succeed. */
  int needed(int size);

  /** Whether a decision makes the remaining upstreams superfluous. */
  boolean cancelsRemaining();

  /** Whether upstreams are protected from being cancelled as superfluous. */
  boolean letsRun();

  /** Whether 1 ≤ needed ≤ size. */
  default boolean fits(int size) {
    return needed(size) >= 1 && needed(size) <= size;
  }

  record AllOf() implements EdgePolicy {

    @Override
    public int needed(int size) {
      return size;
    }

    @Override
    public boolean cancelsRemaining() {
      return false;
    }

    @Override
    public boolean letsRun() {
      return false;
    }
  }

  record AnyOf(OnSatisfied onSatisfied) implements EdgePolicy {

    public AnyOf {
      Objects.requireNonNull(onSatisfied, "onSatisfied");
    }

    @Override
    public int needed(int size) {
      return 1;
    }

    @Override
    public boolean cancelsRemaining() {
      return onSatisfied == OnSatisfied.CANCEL_REMAINING;
    }

    @Override
    public boolean letsRun() {
      return onSatisfied == OnSatisfied.LET_RUN;
    }
  }

  record Quorum(int k, OnSatisfied onSatisfied) implements EdgePolicy {

    public Quorum {
      Objects.requireNonNull(onSatisfied, "onSatisfied");
    }

    @Override
    public int needed(int size) {
      return k;
    }

    @Override
    public boolean cancelsRemaining() {
      return onSatisfied == OnSatisfied.CANCEL_REMAINING;
    }

    @Override
    public boolean letsRun() {
      return onSatisfied == OnSatisfied.LET_RUN;
    }
  }
}
