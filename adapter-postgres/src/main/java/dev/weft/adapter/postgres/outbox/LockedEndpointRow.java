package dev.weft.adapter.postgres.outbox;

/** A locked endpoint, and the store's time after the wait for it. */
public record LockedEndpointRow(EndpointRow endpoint, long now) {}
