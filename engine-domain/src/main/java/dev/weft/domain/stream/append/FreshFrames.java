package dev.weft.domain.stream.append;

import dev.weft.domain.stream.AppendDecision;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Frames that get their ids: numbered patches, counted telemetry, the ledger after them. */
record FreshFrames(List<NewFrame> frames, StreamLedger ledger, Instant now) {

  AppendVerdict admitted(
      AppendDecision.Accepted accepted, SummaryDocument document, List<FrameId> answer) {
    Surplus surplus = new Surplus(ledger.window(), window(), identified(accepted.ids()));
    long patches = frames.stream().filter(FreshFrames::isPatch).count();
    StreamLedger next =
        new StreamLedger(accepted.next(), surplus.window(), ledger.summaryVersion() + patches);
    return new AppendVerdict.Admitted(next, document, surplus.stored(), answer, surplus.earlier());
  }

  private List<IdentifiedFrame> identified(List<FrameId> ids) {
    List<IdentifiedFrame> identified = new ArrayList<>(ids.size());
    long version = ledger.summaryVersion();
    for (int i = 0; i < ids.size(); i++) {
      NewFrame frame = frames.get(i);
      version = isPatch(frame) ? version + 1 : version;
      identified.add(identified(frame, ids.get(i), isPatch(frame) ? version : Frame.NO_VERSION));
    }
    return identified;
  }

  private static IdentifiedFrame identified(NewFrame frame, FrameId id, long version) {
    return new IdentifiedFrame(
        new Frame(id, frame.label(), frame.bytes(), frame.mode().name(), version),
        frame.clientSeq());
  }

  /** Counted one by one: the same as together, and each under the settings it came with. */
  private BestEffortWindow window() {
    BestEffortWindow window = ledger.window();
    for (NewFrame frame : frames) {
      if (frame.mode() instanceof FrameMode.BestEffort bestEffort) {
        window = window.appended(now, 1, bestEffort.config());
      }
    }
    return window;
  }

  private static boolean isPatch(NewFrame frame) {
    return frame.mode() instanceof FrameMode.Summary;
  }
}
