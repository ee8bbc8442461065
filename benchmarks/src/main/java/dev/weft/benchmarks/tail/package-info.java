/**
 * The tail scenario: how long after its commit a frame reaches whoever waits for it.
 *
 * <p>A thousand tailers wait, on a thousand streams or on one; frames come at a steady rate from
 * another side that shares nothing but the database.
 */
package dev.weft.benchmarks.tail;
