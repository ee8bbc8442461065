package dev.weft.application.runtime;

import java.time.Duration;

/**
 * How a background loop is doing.
 *
 * @param sinceLastSuccess age of its last success, or of its start before the first
 * @param failures steps in a row that failed
 */
public record LoopHealth(String name, Duration sinceLastSuccess, int failures, boolean running) {}
