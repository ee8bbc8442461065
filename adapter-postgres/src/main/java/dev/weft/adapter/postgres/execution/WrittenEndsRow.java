package dev.weft.adapter.postgres.execution;

/** How many executions ended, and how many of them have edges that must hear of it. */
public record WrittenEndsRow(int ended, int pending) {}
