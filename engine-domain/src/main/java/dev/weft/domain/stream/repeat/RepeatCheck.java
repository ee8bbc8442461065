package dev.weft.domain.stream.repeat;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.NewFrame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares the frames of one append with those that already carry the same client sequence.
 *
 * <p>The same number with the same bytes is the same frame, also twice inside one call; with other
 * bytes it is a conflict. Frames without a number are always fresh.
 */
public final class RepeatCheck {

  private final Map<ClientSeq, EarlierFrame> earlier;
  private final Map<ClientSeq, Integer> inThisCall = new HashMap<>();
  private final List<AppendPlan.Slot> slots = new ArrayList<>();
  private final List<NewFrame> fresh = new ArrayList<>();

  private RepeatCheck(Map<ClientSeq, EarlierFrame> earlier) {
    this.earlier = earlier;
  }

  /**
   * Sorts a call.
   *
   * @param earlier living frames of the stream, by the client sequences this call uses
   */
  public static RepeatDecision decide(List<NewFrame> frames, Map<ClientSeq, EarlierFrame> earlier) {
    if (frames.isEmpty()) {
      throw InvalidInput.of("frames", frames.size(), "at least 1");
    }
    RepeatCheck check = new RepeatCheck(earlier);
    for (NewFrame frame : frames) {
      if (!check.place(frame)) {
        return new RepeatDecision.ClientSeqConflict(frame.clientSeq());
      }
    }
    return check.decision();
  }

  private boolean place(NewFrame frame) {
    if (earlier.containsKey(frame.clientSeq())) {
      EarlierFrame known = earlier.get(frame.clientSeq());
      slots.add(new AppendPlan.Slot.Known(known.id()));
      return known.bytes().equals(frame.bytes());
    }
    if (inThisCall.containsKey(frame.clientSeq())) {
      int index = inThisCall.get(frame.clientSeq());
      slots.add(new AppendPlan.Slot.Fresh(index));
      return fresh.get(index).bytes().equals(frame.bytes());
    }
    placeFresh(frame);
    return true;
  }

  private void placeFresh(NewFrame frame) {
    if (frame.clientSeq().isPresent()) {
      inThisCall.put(frame.clientSeq(), fresh.size());
    }
    slots.add(new AppendPlan.Slot.Fresh(fresh.size()));
    fresh.add(frame);
  }

  private RepeatDecision decision() {
    AppendPlan plan = new AppendPlan(slots, fresh);
    return fresh.isEmpty()
        ? new RepeatDecision.AllRepeated(plan.answer(List.of()))
        : new RepeatDecision.SomeFresh(plan);
  }
}
