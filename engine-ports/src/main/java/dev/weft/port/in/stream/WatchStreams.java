package dev.weft.port.in.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.StreamMark;
import java.util.List;
import java.util.Map;

/**
 * Looks how far streams have come, any number of them at once. One transaction, one statement;
 * changes nothing and reads no frames. Next: {@link TailFrames}.
 */
public interface WatchStreams {

  /** Every stream asked for has an answer; one nobody has written is {@code NOTHING}. */
  Map<StreamKey, StreamMark> watch(List<StreamKey> streams);
}
