/**
 * The smoke scenario: batches driven by hand, and what each costs in statements, commits and WAL.
 *
 * <p>None of these depends on how fast the machine is, so they are held by a test: a change that
 * makes the engine chattier fails at once, on any machine.
 */
package dev.weft.benchmarks.smoke;
