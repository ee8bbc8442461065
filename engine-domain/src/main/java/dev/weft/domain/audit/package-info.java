/**
 * What operators did: who, what, when, from where, and what came of it.
 *
 * <p>Written in the transaction of the action itself, so that there is no action without its line
 * and no line without its action (S13). Touches {@code input}.
 */
package dev.weft.domain.audit;
