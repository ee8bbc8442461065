/**
 * Messages and endpoints as rows; the claim is the one statement here that decides.
 *
 * <p>Locks go from the endpoint to its messages in id order.
 */
package dev.weft.adapter.postgres.outbox;
