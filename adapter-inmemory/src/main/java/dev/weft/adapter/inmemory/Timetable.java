package dev.weft.adapter.inmemory;

import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Things by the time that counts for them, at most one time each; the earliest first. */
final class Timetable<T extends Comparable<T>> {

  private final Map<T, Instant> times = new HashMap<>();
  private final OrderedIndex<Instant, T> order = new OrderedIndex<>();

  void put(T thing, Instant time, Journal journal) {
    remove(thing, journal);
    journal.put(times, thing, time);
    order.add(time, thing, journal);
  }

  void remove(T thing, Journal journal) {
    Instant before = times.get(thing);
    if (before != null) {
      journal.remove(times, thing);
      order.remove(before, thing, journal);
    }
  }

  boolean contains(T thing) {
    return times.containsKey(thing);
  }

  Instant timeOf(T thing) {
    return times.getOrDefault(thing, Instant.MAX);
  }

  /** Up to {@code max} of those whose time is not after {@code until} and that are wanted. */
  List<T> list(Instant until, Predicate<T> wanted, int max) {
    return order.list(until, wanted, max);
  }

  NavigableMap<Instant, List<T>> contents() {
    NavigableMap<Instant, List<T>> copy = new TreeMap<>();
    order.contents().forEach((time, things) -> copy.put(time, List.copyOf(things)));
    return Collections.unmodifiableNavigableMap(copy);
  }
}
