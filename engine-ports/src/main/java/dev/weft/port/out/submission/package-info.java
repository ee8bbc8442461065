/** Idempotency keys, in a table of their own so that they outlive what they named. */
package dev.weft.port.out.submission;
