package dev.weft.adapter.postgres.doctor;

/** A paused lane. */
public record PausedLane(String lane, String pausedBy, long seconds) {}
