/**
 * The nodes scenario: one, two and four processes work off one database.
 *
 * <p>Each node is a JVM of its own that lives for the whole run and is told on its standard input
 * when to work and when to rest; what it has done it says on its standard output.
 */
package dev.weft.benchmarks.nodes;
