package dev.weft.domain.outbox.view;

import java.time.Instant;

/**
 * A try as it was logged.
 *
 * @param number which try of its message it was, from 1
 * @param at when it was logged, by the store's clock
 */
public record LoggedTry(int number, Instant at, DeliveryTry content) {}
