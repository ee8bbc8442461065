/**
 * The user's code, seen from inside: handlers by kind, what they are given, what they answer.
 *
 * <p>A handler runs under a lease and outside any transaction (I45). Whatever it throws ends its
 * attempt, never a thread of the engine.
 */
package dev.weft.port.out.handler;
