package dev.weft.adapter.postgres.doctor;

/**
 * The last word of a loop.
 *
 * @param seconds since its last success
 * @param silence seconds since it last said anything
 */
public record LoopRow(
    String name, String instance, long seconds, long silence, int failures, String lastError) {}
