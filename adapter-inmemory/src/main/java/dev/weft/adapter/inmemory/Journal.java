package dev.weft.adapter.inmemory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How to take back what one transaction did, newest first.
 *
 * <p>Every change of the state is told here as it happens; a change that is not told survives a
 * rollback.
 */
final class Journal {

  private final List<Runnable> undo = new ArrayList<>();
  private boolean ended;

  /** Answers what was there before, or null. */
  <K, V> V put(Map<K, V> map, K key, V value) {
    V before = map.put(key, value);
    did(() -> restore(map, key, before));
    return before;
  }

  /** Answers what was there before, or null. */
  <K, V> V remove(Map<K, V> map, K key) {
    V before = map.remove(key);
    if (before != null) {
      did(() -> restore(map, key, before));
    }
    return before;
  }

  void did(Runnable takeBack) {
    requireOpen();
    undo.add(takeBack);
  }

  int mark() {
    return undo.size();
  }

  void undoTo(int mark) {
    while (undo.size() > mark) {
      undo.removeLast().run();
    }
  }

  void end() {
    ended = true;
    undo.clear();
  }

  void requireOpen() {
    if (ended) {
      throw new IllegalStateException("the transaction of these stores has ended");
    }
  }

  private static <K, V> void restore(Map<K, V> map, K key, V before) {
    if (before == null) {
      map.remove(key);
    } else {
      map.put(key, before);
    }
  }
}
