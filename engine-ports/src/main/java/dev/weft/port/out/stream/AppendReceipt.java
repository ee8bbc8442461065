package dev.weft.port.out.stream;

import dev.weft.domain.stream.FrameId;
import java.util.List;

/**
 * What an append came to.
 *
 * @param ids one per frame, in the order given
 * @param frameCount how many frames the stream ever took, these included
 * @param summaryVersion how many patches it ever took; 0 for none
 */
public record AppendReceipt(List<FrameId> ids, long frameCount, long summaryVersion) {

  public AppendReceipt {
    ids = List.copyOf(ids);
  }
}
