package dev.weft.domain.dispatch;

import dev.weft.domain.dispatch.EdgeDecision.Impossible;
import dev.weft.domain.dispatch.EdgeDecision.Ready;
import dev.weft.domain.dispatch.EdgeDecision.Waiting;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import java.util.Objects;

/**
 * The join of one child: its policy, its size, what arrived, and what was decided.
 *
 * <p>An open group only counts (I4). A sealed one decides once per generation of its child; later
 * arrivals move the counts and nothing else (I3). The decision depends on the counts alone, so the
 * order of arrival cannot matter (I5).
 */
public record EdgeGroup(
    ExecutionId child,
    EdgePolicy policy,
    boolean sealed,
    int size,
    EdgeTally tally,
    EdgeDecision decision) {

  public EdgeGroup {
    Objects.requireNonNull(child, "child");
    Objects.requireNonNull(policy, "policy");
    Objects.requireNonNull(decision, "decision");
    if (tally.resolved() > size) {
      throw new IllegalArgumentException(tally + " is more than the size " + size + " of " + child);
    }
    if (sealed && !policy.fits(size)) {
      throw new IllegalArgumentException(policy + " does not fit the size " + size);
    }
  }

  /** A group that still takes edges. */
  public static EdgeGroup open(ExecutionId child, EdgePolicy policy) {
    return new EdgeGroup(child, policy, false, 0, EdgeTally.NONE, new Waiting());
  }

  /** A group born with all its edges. */
  public static EdgeGroup sealed(ExecutionId child, EdgePolicy policy, int size) {
    return new EdgeGroup(child, policy, true, size, EdgeTally.NONE, new Waiting());
  }

  public boolean isDecided() {
    return !(decision instanceof Waiting);
  }

  /** The open group under another policy, before an edge relies on the first. */
  public EdgeGroup under(EdgePolicy changed) {
    return new EdgeGroup(child, changed, sealed, size, tally, decision);
  }

  /** The group with so many more edges applied to it. */
  public EdgeGroup grownBy(int edges) {
    if (sealed) {
      throw new IllegalStateException("the group of " + child + " is sealed");
    }
    return new EdgeGroup(child, policy, false, size + edges, tally, decision);
  }

  /** Closes the list of edges and decides, if what arrived is enough. */
  public EdgeGroup seal() {
    return new EdgeGroup(child, policy, true, size, tally, decision).after(tally);
  }

  /** The group after its edges were counted again. */
  public EdgeGroup after(EdgeTally recounted) {
    EdgeDecision next = isDecided() ? decision : decisionFor(recounted);
    return new EdgeGroup(child, policy, sealed, size, recounted, next);
  }

  /** The group of a child that returned to blocked: counted and decided anew. */
  public EdgeGroup reopened(EdgeTally recounted) {
    return new EdgeGroup(child, policy, sealed, size, recounted, decisionFor(recounted));
  }

  private EdgeDecision decisionFor(EdgeTally counted) {
    int needed = policy.needed(size);
    if (!sealed) {
      return new Waiting();
    }
    if (counted.successes() >= needed) {
      return new Ready();
    }
    return size - counted.unsuccessful() < needed ? new Impossible() : new Waiting();
  }
}
