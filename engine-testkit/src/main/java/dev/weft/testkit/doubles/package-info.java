/**
 * Hand-written, honest doubles: a clock that stands still, ids that can be read, ears that
 * remember.
 *
 * <p>Each keeps the contract of what it stands for and is safe for many threads. Touches domain and
 * ports.
 */
package dev.weft.testkit.doubles;
