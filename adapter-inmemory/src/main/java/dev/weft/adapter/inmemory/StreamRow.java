package dev.weft.adapter.inmemory;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.append.IdentifiedFrame;
import dev.weft.domain.stream.append.StreamLedger;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** One stream: its head, its frames by place, and two indexes over them. */
final class StreamRow {

  private final NavigableMap<StreamPosition, IdentifiedFrame> frames = new TreeMap<>();
  private final NavigableMap<StreamPosition, IdentifiedFrame> bestEffort = new TreeMap<>();
  private final Map<ClientSeq, IdentifiedFrame> numbered = new HashMap<>();
  private StreamLedger ledger = StreamLedger.EMPTY;

  StreamLedger ledger() {
    return ledger;
  }

  void become(StreamLedger next, Journal journal) {
    StreamLedger before = ledger;
    ledger = next;
    journal.did(() -> ledger = before);
  }

  NavigableMap<StreamPosition, IdentifiedFrame> frames() {
    return frames;
  }

  NavigableMap<StreamPosition, IdentifiedFrame> bestEffort() {
    return bestEffort;
  }

  Map<ClientSeq, IdentifiedFrame> numbered() {
    return numbered;
  }

  void add(IdentifiedFrame frame, Journal journal) {
    put(frame);
    journal.did(() -> take(frame));
  }

  void remove(IdentifiedFrame frame, Journal journal) {
    take(frame);
    journal.did(() -> put(frame));
  }

  private void put(IdentifiedFrame frame) {
    StreamPosition place = frame.frame().id().position();
    frames.put(place, frame);
    if (frame.frame().mode() == FrameMode.Name.BEST_EFFORT) {
      bestEffort.put(place, frame);
    }
    if (frame.clientSeq().isPresent()) {
      numbered.put(frame.clientSeq(), frame);
    }
  }

  private void take(IdentifiedFrame frame) {
    StreamPosition place = frame.frame().id().position();
    frames.remove(place);
    bestEffort.remove(place);
    numbered.remove(frame.clientSeq());
  }
}
