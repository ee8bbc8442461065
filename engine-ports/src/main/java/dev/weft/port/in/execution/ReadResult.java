package dev.weft.port.in.execution;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import java.util.Optional;

/**
 * Reads what a successful execution answered, byte for byte (I29); empty when it is unknown or has
 * not succeeded. Next: {@link ListAttempts}.
 */
public interface ReadResult {

  Optional<Content> read(ExecutionId id);
}
