package dev.weft.domain.vitals;

import dev.weft.domain.input.StorableText;
import java.time.Duration;
import java.util.Objects;

/**
 * How one background loop of one process is doing.
 *
 * @param instance the process
 * @param sinceSuccess age of its last success
 * @param failures steps in a row that failed
 * @param lastError what the last failure was called, empty when the last step succeeded
 */
public record LoopState(
    String name, String instance, Duration sinceSuccess, int failures, String lastError) {

  /** For so long the last word of a process that has gone is remembered. */
  public static final Duration KEPT = Duration.ofDays(1);

  public LoopState {
    StorableText.checked("name", name);
    StorableText.checked("instance", instance);
    StorableText.checked("last_error", lastError);
    Objects.requireNonNull(sinceSuccess, "sinceSuccess");
  }
}
