package dev.weft.port.out.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.NewFrame;
import java.util.List;
import java.util.Objects;

/**
 * Durable frames for one stream, in order.
 *
 * @param frames at least one, all durable, no client sequence twice
 */
public record DurableAppend(LeaseHandle handle, List<NewFrame> frames) {

  public DurableAppend {
    Objects.requireNonNull(handle, "handle");
    frames = List.copyOf(frames);
  }
}
