package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.ClaimOrder;
import dev.weft.domain.execution.Execution;
import java.time.Instant;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * The runnable executions of one routing, those already due apart from those that are not.
 *
 * <p>Which of the two sets holds a row is only a matter of speed: a walk asks each row again
 * whether it is due, because a clock may be set back.
 */
final class WaitingRows {

  private static final Comparator<Execution.Runnable> BY_DUE_TIME =
      Comparator.comparing(Execution.Runnable::runAt).thenComparing(Execution::id);

  private final NavigableSet<Execution.Runnable> due = new TreeSet<>(ClaimOrder.COMPARATOR);
  private final NavigableSet<Execution.Runnable> delayed = new TreeSet<>(BY_DUE_TIME);

  void add(Execution.Runnable row, Instant now) {
    (row.dueAt(now) ? due : delayed).add(row);
  }

  void remove(Execution.Runnable row) {
    if (!due.remove(row)) {
      delayed.remove(row);
    }
  }

  boolean isEmpty() {
    return due.isEmpty() && delayed.isEmpty();
  }

  int size() {
    return due.size() + delayed.size();
  }

  Iterator<Execution.Runnable> due(Instant now) {
    while (!delayed.isEmpty() && delayed.first().dueAt(now)) {
      due.add(delayed.pollFirst());
    }
    return due.iterator();
  }

  NavigableSet<Execution.Runnable> all() {
    NavigableSet<Execution.Runnable> rows = new TreeSet<>(ClaimOrder.COMPARATOR);
    rows.addAll(due);
    rows.addAll(delayed);
    return rows;
  }
}
