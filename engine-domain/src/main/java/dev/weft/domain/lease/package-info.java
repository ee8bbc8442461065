/**
 * Who holds an execution, and until when by the store's clock.
 *
 * <p>The lease id is random: together with the epoch it fences even after a restored backup handed
 * out the same epoch again. Owns the values behind I14 and I20. Touches {@code input}.
 */
package dev.weft.domain.lease;
