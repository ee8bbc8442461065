/**
 * Where a message may go: URLs as text, addresses as bytes, headers as names.
 *
 * <p>Pure rules without a resolver. The sender resolves a name once, asks {@link
 * dev.weft.domain.outbox.guard.BlockedAddresses} about every address it got, and connects to the
 * one it asked about. Touches {@code input} only.
 */
package dev.weft.domain.outbox.guard;
