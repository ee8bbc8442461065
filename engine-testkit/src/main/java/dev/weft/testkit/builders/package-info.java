/**
 * Values for tests, said like speech: only what matters to the test is said, the rest is valid.
 *
 * <p>Builders are immutable, so one may be kept and varied. Touches domain.
 */
package dev.weft.testkit.builders;
