/**
 * What an operator does to one execution over HTTP: cancel, replay, priority, revoke.
 *
 * <p>What cannot be done is a problem with the code conflict and the refusal's word beside it.
 * Every action is logged with who asked and why.
 */
package dev.weft.bootstrap.http.operator;
