package dev.weft.domain.stream.append;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.json.Json;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A call with its patches read.
 *
 * @param patches what the bytes of each summary frame say
 */
public record AppendRequest(
    LeaseHandle handle, List<NewFrame> frames, Map<FrameBytes, Json> patches) {

  public AppendRequest {
    Objects.requireNonNull(handle, "handle");
    frames = List.copyOf(frames);
    patches = Map.copyOf(patches);
  }

  List<Json> patchesOf(List<NewFrame> fresh) {
    return fresh.stream()
        .filter(frame -> frame.mode() instanceof FrameMode.Summary)
        .map(frame -> patches.get(frame.bytes()))
        .toList();
  }
}
