/**
 * The outbox scenario: messages enqueued beforehand, delivered to a receiver on this machine.
 *
 * <p>Holds the receiver, what is counted, and what is aimed at; who delivers lives elsewhere.
 */
package dev.weft.benchmarks.delivery;
