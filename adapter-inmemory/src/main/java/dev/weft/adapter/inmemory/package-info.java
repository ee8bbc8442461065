/**
 * The driven storage ports in memory, for tests and for engines that may forget.
 *
 * <p>One lock makes every transaction serial; an undo journal takes a rolled back one away. Rows
 * are immutable records in mutable maps and ordered sets, so a read is a copy by itself. Passes the
 * same contract suites as PostgreSQL. Touches domain and ports.
 */
package dev.weft.adapter.inmemory;
