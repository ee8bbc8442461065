package dev.weft.adapter.postgres.outbox;

/** How many messages of one kind a drain takes. */
public record KindCountRow(String kind, long counted) {}
