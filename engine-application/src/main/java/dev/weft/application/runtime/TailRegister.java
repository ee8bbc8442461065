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
import java.util.Optional;
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
  private final LastPages lastPages = new LastPages();

  /** Whether somebody has to read for it; who goes on from the last page waits at once. */
  boolean enter(ParkedTailer tailer) {
    StreamKey stream = tailer.command().stream();
    lock.lock();
    try {
      tailers.computeIfAbsent(stream, key -> new LinkedHashSet<>()).add(tailer);
      Optional<StreamMark> mark = lastPages.waitingMark(tailer.command());
      mark.map(Result.Parked::new).ifPresentOrElse(tailer::parkAtOnce, () -> due.add(stream));
      return mark.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /** Unless there was news since the read began, the page tells where its readers may go on. */
  void remember(TailRead read, Result.Answered answered) {
    lock.lock();
    try {
      if (read.isCurrent()) {
        lastPages.remember(read.command(), answered);
      }
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
        lastPages.forget(stream);
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
        lastPages.compare(mark.getKey(), mark.getValue());
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

  /** What to read for streams that are due, until there is so much; empty when nothing is due. */
  List<TailRead> takeDue(int enough) {
    lock.lock();
    try {
      List<TailRead> reads = new ArrayList<>();
      for (Iterator<StreamKey> next = due.iterator(); reads.size() < enough && next.hasNext(); ) {
        reads.addAll(byCommand(tailers.getOrDefault(next.next(), Set.of())));
        next.remove();
      }
      return reads;
    } finally {
      lock.unlock();
    }
  }

  private static List<TailRead> byCommand(Set<ParkedTailer> waiting) {
    Map<Command, List<ParkedTailer>> asked = new LinkedHashMap<>();
    for (ParkedTailer tailer : waiting) {
      if (tailer.isDue()) {
        tailer.startReading();
        asked.computeIfAbsent(tailer.command(), key -> new ArrayList<>()).add(tailer);
      }
    }
    return asked.entrySet().stream()
        .map(one -> TailRead.begun(one.getKey(), one.getValue()))
        .toList();
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

  /** Those among them that somebody waits on; of the others nothing is known any more. */
  List<StreamKey> watched(Collection<StreamKey> streams) {
    lock.lock();
    try {
      streams.stream().filter(stream -> !tailers.containsKey(stream)).forEach(lastPages::forget);
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
