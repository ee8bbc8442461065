package dev.weft.adapter.postgres.lane;

/** How many executions of one phase a lane holds, as far as they were counted. */
public record LaneCountRow(String lane, int counted) {}
