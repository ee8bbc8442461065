/**
 * Where flows, their members, edges and groups are kept.
 *
 * <p>The flow's row is the lock of its graph: edges and groups are written only by a transaction
 * that holds it. A store never decides; times are the store's own.
 */
package dev.weft.port.out.flow;
