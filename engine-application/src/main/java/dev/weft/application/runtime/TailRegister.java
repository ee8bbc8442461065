package dev.weft.application.runtime;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Who waits on which stream, and which streams somebody has to read.
 *
 * <p>A tailer is entered before its first read and leaves with its answer, so nothing that happens
 * to its stream in between is missed.
 */
final class TailRegister {

  private final ReentrantLock lock = new ReentrantLock();
  private final Map<StreamKey, Set<ParkedTailer>> tailers = new HashMap<>();
  private final Set<StreamKey> due = new LinkedHashSet<>();

  void enter(ParkedTailer tailer) {
    StreamKey stream = tailer.command().stream();
    lock.lock();
    try {
      tailers.computeIfAbsent(stream, key -> new LinkedHashSet<>()).add(tailer);
      due.add(stream);
    } finally {
      lock.unlock();
    }
  }

  void leave(ParkedTailer tailer) {
    StreamKey stream = tailer.command().stream();
    lock.lock();
    try {
      Set<ParkedTailer> rest = tailers.getOrDefault(stream, new LinkedHashSet<>());
      rest.remove(tailer);
      if (rest.isEmpty()) {
        tailers.remove(stream);
        due.remove(stream);
      }
    } finally {
      lock.unlock();
    }
  }

  /** Whether any of these has a tailer, and so is to be read. */
  boolean moved(Collection<StreamKey> streams) {
    lock.lock();
    try {
      boolean any = false;
      for (StreamKey stream : streams) {
        Set<ParkedTailer> waiting = tailers.get(stream);
        if (waiting != null) {
          waiting.forEach(ParkedTailer::makeDue);
          any |= due.add(stream);
        }
      }
      return any;
    } finally {
      lock.unlock();
    }
  }

  /** Compares with what the tailers saw; whether one of them has to read again. */
  boolean compare(Map<StreamKey, StreamMark> marks) {
    lock.lock();
    try {
      boolean any = false;
      for (Map.Entry<StreamKey, StreamMark> mark : marks.entrySet()) {
        for (ParkedTailer tailer : tailers.getOrDefault(mark.getKey(), Set.of())) {
          if (tailer.wakesFor(mark.getValue())) {
            tailer.makeDue();
            any |= due.add(mark.getKey());
          }
        }
      }
      return any;
    } finally {
      lock.unlock();
    }
  }

  /** The tailers of one stream that is due, by what they ask; empty when nothing is due. */
  Map<Command, List<ParkedTailer>> takeDue() {
    lock.lock();
    try {
      Iterator<StreamKey> next = due.iterator();
      if (!next.hasNext()) {
        return Map.of();
      }
      StreamKey stream = next.next();
      next.remove();
      return byCommand(tailers.getOrDefault(stream, Set.of()));
    } finally {
      lock.unlock();
    }
  }

  private static Map<Command, List<ParkedTailer>> byCommand(Set<ParkedTailer> waiting) {
    Map<Command, List<ParkedTailer>> asked = new LinkedHashMap<>();
    for (ParkedTailer tailer : waiting) {
      if (tailer.isDue()) {
        tailer.startReading();
        asked.computeIfAbsent(tailer.command(), key -> new ArrayList<>()).add(tailer);
      }
    }
    return asked;
  }

  /** Those whose time is over; the caller answers them, outside the lock. */
  List<ParkedTailer> park(List<ParkedTailer> readers, Result.Parked parked) {
    lock.lock();
    try {
      return readers.stream().filter(tailer -> tailer.park(parked)).toList();
    } finally {
      lock.unlock();
    }
  }

  List<StreamKey> streams() {
    lock.lock();
    try {
      return List.copyOf(tailers.keySet());
    } finally {
      lock.unlock();
    }
  }

  /** Those among them that somebody waits on. */
  List<StreamKey> watched(Collection<StreamKey> streams) {
    lock.lock();
    try {
      return streams.stream().filter(tailers::containsKey).toList();
    } finally {
      lock.unlock();
    }
  }

  boolean settled() {
    lock.lock();
    try {
      return tailers.values().stream().flatMap(Set::stream).allMatch(ParkedTailer::isParked);
    } finally {
      lock.unlock();
    }
  }

  List<ParkedTailer> all() {
    lock.lock();
    try {
      return tailers.values().stream().flatMap(Set::stream).toList();
    } finally {
      lock.unlock();
    }
  }
}
