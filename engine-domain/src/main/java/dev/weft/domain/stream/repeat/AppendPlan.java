package dev.weft.domain.stream.repeat;

import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import java.util.List;

/**
 * A call sorted into what is appended and what is only answered.
 *
 * <p>Only {@link #fresh} frames are minted, stored and, if they are patches, applied; a repeated
 * patch is in no list and so is not applied again.
 */
public record AppendPlan(List<Slot> slots, List<NewFrame> fresh) {

  public AppendPlan {
    slots = List.copyOf(slots);
    fresh = List.copyOf(fresh);
  }

  /** The ids of the whole call in its order, given those minted for the fresh frames. */
  public List<FrameId> answer(List<FrameId> minted) {
    return slots.stream().map(slot -> idOf(slot, minted)).toList();
  }

  private static FrameId idOf(Slot slot, List<FrameId> minted) {
    return switch (slot) {
      case Slot.Known known -> known.id();
      case Slot.Fresh place -> minted.get(place.index());
    };
  }

  /** Where the id of one frame of the call comes from. */
  public sealed interface Slot {

    /** From the earlier append. */
    record Known(FrameId id) implements Slot {}

    /** From the fresh frame at this index. */
    record Fresh(int index) implements Slot {}
  }
}
