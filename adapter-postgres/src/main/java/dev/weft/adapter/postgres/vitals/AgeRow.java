package dev.weft.adapter.postgres.vitals;

/** The store's time, and how old its oldest open transaction is, both in milliseconds. */
public record AgeRow(long now, long oldest) {}
