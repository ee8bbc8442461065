/**
 * Why an execution is not running, said in causes a person can act on.
 *
 * <p>Owns I10: every execution that is not terminal waits for a named cause. Touches {@code
 * execution} and {@code lease}.
 */
package dev.weft.domain.explain;
