package dev.weft.adapter.postgres.dispatch;

/** How many edges and groups a pass of dispatch has found and written. */
public record DispatchedRow(int edges, int groups) {}
