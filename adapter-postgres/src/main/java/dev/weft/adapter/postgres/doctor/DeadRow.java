package dev.weft.adapter.postgres.doctor;

/** How many rows of a table wait to be cleaned up. */
public record DeadRow(String table, long live, long dead) {}
