/**
 * The order of the demo: its graph, the workers that do it, the receiver of its webhooks, and what
 * is seen of it while it moves and when it is over.
 *
 * <p>Whatever is told was read back over the API; nothing is told from memory.
 */
package dev.weft.bootstrap.demo.order;
