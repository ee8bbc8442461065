package dev.weft.domain.stream;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.InvalidInput;
import java.util.Comparator;
import java.util.Objects;

/** Names one stream: the execution and the index of the attempt that writes it. */
public record StreamKey(ExecutionId execution, int attempt) implements Comparable<StreamKey> {

  private static final Comparator<StreamKey> ORDER =
      Comparator.comparing(StreamKey::execution).thenComparingInt(StreamKey::attempt);

  public StreamKey {
    Objects.requireNonNull(execution, "execution");
    if (attempt < 0) {
      throw InvalidInput.of("attempt", attempt, "an attempt index from 0");
    }
  }

  /** Where this stream stands when the execution has opened that many attempts. */
  public StreamPresence presence(int attemptsOpened) {
    if (attempt < attemptsOpened) {
      return StreamPresence.STARTED;
    }
    return attempt == attemptsOpened ? StreamPresence.NEXT : StreamPresence.BEYOND;
  }

  @Override
  public int compareTo(StreamKey other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return execution + "/" + attempt;
  }
}
