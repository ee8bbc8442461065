package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import java.util.Comparator;

/** A generation of an upstream ends once, so its event has this name. */
record EventName(ExecutionId upstream, int generation) implements Comparable<EventName> {

  private static final Comparator<EventName> ORDER =
      Comparator.comparing(EventName::upstream).thenComparing(EventName::generation);

  @Override
  public int compareTo(EventName other) {
    return ORDER.compare(this, other);
  }
}
