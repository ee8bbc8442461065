/**
 * Carries completions over edges: what the dispatcher, its fast path and the reconciler are asked.
 *
 * <p>Everything here may run anywhere, late, twice or at once; rows decide, never memory.
 */
package dev.weft.port.in.dispatch;
