/**
 * What people see of messages and of the tries to deliver them.
 *
 * <p>Payloads are never part of a view. Touches {@code name}, {@code outbox}, {@code
 * outbox.answer}.
 */
package dev.weft.domain.outbox.view;
