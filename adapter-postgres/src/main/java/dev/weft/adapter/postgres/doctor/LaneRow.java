package dev.weft.adapter.postgres.doctor;

/** A paused lane. */
public record LaneRow(String lane, String pausedBy, long seconds) {}
