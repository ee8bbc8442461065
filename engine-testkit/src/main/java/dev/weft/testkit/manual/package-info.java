/**
 * An engine that does nothing by itself: for unit tests of handlers and of whatever submits work.
 *
 * <p>No thread, no wait, no process clock: the test runs every step and moves the time. Touches
 * domain, ports, application and the doubles.
 */
package dev.weft.testkit.manual;
