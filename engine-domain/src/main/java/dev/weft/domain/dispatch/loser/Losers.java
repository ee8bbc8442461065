package dev.weft.domain.dispatch.loser;

import dev.weft.domain.execution.ExecutionId;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * The losers among the upstreams one transaction tests, in id order.
 *
 * <p>What is left for the sweep is found by it from the rows; nobody has to remember it.
 */
public record Losers(List<ExecutionId> cancelled, boolean moreForSweep) {

  /** Upstreams that a dispatch transaction tests at most. */
  public static final int MOST_TESTED = 500;

  public Losers {
    cancelled = List.copyOf(cancelled);
  }

  public static Losers among(Collection<Upstream> upstreams) {
    return among(upstreams, MOST_TESTED);
  }

  /** The same with another bound. */
  public static Losers among(Collection<Upstream> upstreams, int mostTested) {
    List<ExecutionId> losers =
        upstreams.stream()
            .sorted(Comparator.comparing(Upstream::id))
            .limit(mostTested)
            .filter(Upstream::isLoser)
            .map(Upstream::id)
            .toList();
    return new Losers(losers, upstreams.size() > mostTested);
  }
}
