/** Flows, members, edges and groups in PostgreSQL; the flow row is the lock of its graph. */
package dev.weft.adapter.postgres.flow;
