/**
 * Where executions are kept: locked, decided elsewhere, written back.
 *
 * <p>A store never branches on state, with the one exception of its claim, which says so. Times are
 * the store's own.
 */
package dev.weft.port.out.execution;
