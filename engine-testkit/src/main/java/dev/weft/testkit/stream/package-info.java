/**
 * Suites of output streams: append, read, tail, summaries, and what they promise together.
 *
 * <p>Run by every storage adapter over its own ports. Touches domain, ports, application, contract
 * and driving.
 */
package dev.weft.testkit.stream;
