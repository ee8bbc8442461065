package dev.weft.adapter.inmemory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Which values belong to a key, keys and values in order; a key without values is not there. */
final class OrderedIndex<K extends Comparable<K>, V extends Comparable<V>> {

  private final NavigableMap<K, NavigableSet<V>> sets = new TreeMap<>();

  void add(K key, V value, Journal journal) {
    if (sets.computeIfAbsent(key, any -> new TreeSet<>()).add(value)) {
      journal.did(() -> drop(key, value));
    }
  }

  void remove(K key, V value, Journal journal) {
    if (of(key).contains(value)) {
      drop(key, value);
      journal.did(() -> sets.computeIfAbsent(key, any -> new TreeSet<>()).add(value));
    }
  }

  NavigableSet<V> of(K key) {
    return sets.getOrDefault(key, Collections.emptyNavigableSet());
  }

  /** Up to {@code max} of the wanted values whose keys are not behind {@code until}. */
  List<V> list(K until, Predicate<V> wanted, int max) {
    List<V> found = new ArrayList<>();
    for (NavigableSet<V> values : sets.headMap(until, true).values()) {
      if (found.size() >= max) {
        break;
      }
      values.stream().filter(wanted).limit(max - found.size()).forEach(found::add);
    }
    return found;
  }

  /** The keys behind this one, in order. */
  NavigableSet<K> keysBehind(K key) {
    return sets.tailMap(key, false).navigableKeySet();
  }

  NavigableMap<K, NavigableSet<V>> contents() {
    NavigableMap<K, NavigableSet<V>> copy = new TreeMap<>();
    sets.forEach((key, values) -> copy.put(key, new TreeSet<>(values)));
    return copy;
  }

  private void drop(K key, V value) {
    NavigableSet<V> values = sets.get(key);
    values.remove(value);
    if (values.isEmpty()) {
      sets.remove(key);
    }
  }
}
