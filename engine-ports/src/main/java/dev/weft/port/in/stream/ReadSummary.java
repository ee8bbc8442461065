package dev.weft.port.in.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.summary.Summary;
import java.util.Optional;

/**
 * Reads the rolling document of a stream; empty when no patch ever arrived. One transaction;
 * changes nothing. Trimming does not touch it (I28). Next: {@link ReadFrames}.
 */
public interface ReadSummary {

  Optional<Summary> read(StreamKey stream);
}
