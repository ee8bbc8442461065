/**
 * How tests drive an engine: through its use cases, move by move, or as a crowd.
 *
 * <p>Works over any transactions, so it is for contract suites, behaviour suites and stories alike.
 * Touches domain, ports, application and builders.
 */
package dev.weft.testkit.driving;
