/**
 * Where executions are kept: locked, decided elsewhere, written back.
 *
 * <p>A store never branches on state, except in its claim and its renewal, which say so. Times are
 * the store's own.
 */
package dev.weft.port.out.execution;
