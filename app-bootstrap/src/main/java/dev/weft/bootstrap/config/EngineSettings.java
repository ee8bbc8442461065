package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.Objects;

/**
 * Everything the standalone app can be told.
 *
 * @param poll how long a waiting claim goes without looking, when no signal reaches it
 */
public record EngineSettings(ServerSettings server, StorageSettings storage, Duration poll) {

  private static final Duration SHORTEST_POLL = Duration.ofMillis(10);
  private static final Duration LONGEST_POLL = Duration.ofMinutes(1);

  public static final Duration DEFAULT_POLL = Duration.ofMillis(500);

  public EngineSettings {
    Objects.requireNonNull(server, "server");
    Objects.requireNonNull(storage, "storage");
    if (poll.compareTo(SHORTEST_POLL) < 0 || poll.compareTo(LONGEST_POLL) > 0) {
      throw InvalidInput.of(
          "poll_ms",
          poll.toMillis(),
          SHORTEST_POLL.toMillis()
              + " to "
              + LONGEST_POLL.toMillis()
              + ": less burns the database, more lets work wait");
    }
  }

  public static EngineSettings of(ServerSettings server, StorageSettings storage) {
    return new EngineSettings(server, storage, DEFAULT_POLL);
  }
}
