/**
 * Which upstreams have become superfluous, so that they are cancelled.
 *
 * <p>The rule is tested in the dispatch transaction for few and by a sweep for many; both ask the
 * same function. It does not travel further upstream. Touches {@code execution} and {@code flow}.
 */
package dev.weft.domain.dispatch.loser;
