package dev.weft.adapter.postgres.outbox;

/** A locked message, or, in the last row of all, the time and the endpoint. */
public record DeliveryRow(MessageRow message, Long now, String[] endpoint) {}
