/**
 * The steps that keep the engine going without anybody asking, and the loops that repeat them.
 *
 * <p>A step is safe anywhere, at any time, many times at once; how often it runs decides only how
 * late something is noticed.
 */
package dev.weft.bootstrap.reconcile;
