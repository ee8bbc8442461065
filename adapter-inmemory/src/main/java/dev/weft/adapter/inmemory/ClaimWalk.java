package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.ClaimOrder;
import dev.weft.domain.execution.Execution;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;

/** Walks the due rows of several routings as one, in claim order; may take the row it stands on. */
final class ClaimWalk {

  private final PriorityQueue<Head> heads =
      new PriorityQueue<>(Comparator.comparing(head -> head.row, ClaimOrder.COMPARATOR));
  private Head standing;

  ClaimWalk(Collection<WaitingRows> routings, Instant now) {
    routings.forEach(rows -> advance(new Head(rows.due(now))));
  }

  boolean hasNext() {
    if (standing != null) {
      advance(standing);
      standing = null;
    }
    return !heads.isEmpty();
  }

  Execution.Runnable next() {
    standing = heads.remove();
    return standing.row;
  }

  void take() {
    standing.rest.remove();
  }

  private void advance(Head head) {
    if (head.rest.hasNext()) {
      head.row = head.rest.next();
      heads.add(head);
    }
  }

  /** The next row of one routing, and those behind it. */
  private static final class Head {

    private final Iterator<Execution.Runnable> rest;
    private Execution.Runnable row;

    Head(Iterator<Execution.Runnable> rest) {
      this.rest = rest;
    }
  }
}
