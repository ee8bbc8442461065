/**
 * How flows behave through their use cases, over any storage.
 *
 * <p>An adapter runs each suite by a subclass of five lines. Nothing here knows an adapter or a
 * thread; time and dispatch move when a test says so.
 */
package dev.weft.testkit.flow;
