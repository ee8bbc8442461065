package dev.weft.application.runtime;

import java.time.Duration;

/**
 * How a background loop is doing.
 *
 * @param sinceLastSuccess age of its last success, or of its start before the first
 * @param failures steps in a row that failed
 * @param lastError the kind of the last failure, empty when the last step succeeded
 */
public record LoopHealth(
    String name, Duration sinceLastSuccess, int failures, String lastError, boolean running) {}
