/**
 * Which runnable executions a worker may have, and in which order.
 *
 * <p>PostgreSQL decides this inside its claim statement; these functions are what that statement is
 * tested against, and what the in-memory adapter runs. Owns I14 together with the statement.
 * Touches {@code execution}, {@code lease}, {@code name}.
 */
package dev.weft.domain.claim;
