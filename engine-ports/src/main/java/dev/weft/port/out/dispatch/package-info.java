/**
 * What dispatch reads and marks: pending completions, joins, results that travel over edges.
 *
 * <p>A transaction locks flows first and reads joins in later statements, because a statement's
 * snapshot may be older than the lock it got (A4).
 */
package dev.weft.port.out.dispatch;
