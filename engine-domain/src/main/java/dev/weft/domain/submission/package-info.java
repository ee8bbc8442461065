/**
 * The plan that turns a checked definition into executions, edges and groups.
 *
 * <p>The highest feature package: it knows {@code dispatch}, {@code execution} and {@code flow},
 * and none of them knows it. Owns I12: an edge to an upstream that has already ended is resolved by
 * the plan that adds it.
 */
package dev.weft.domain.submission;
