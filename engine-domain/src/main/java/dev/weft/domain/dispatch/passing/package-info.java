/**
 * How the results of upstreams reach the child that waited for them.
 *
 * <p>Only successful upstreams have a result to pass. Touches {@code dispatch}, {@code execution}
 * and {@code flow}.
 */
package dev.weft.domain.dispatch.passing;
