/**
 * What every storage of messages and endpoints promises, from the claim to the sweep.
 *
 * <p>Suites run over the use cases, with a scripted receiver. Touches what the suites of {@code
 * contract} touch.
 */
package dev.weft.testkit.contract.outbox;
