/**
 * Flows over HTTP: whole graphs, the incremental path, reads for people and for drawing,
 * cancelling.
 *
 * <p>Translates between JSON and the ports of flows; decides nothing.
 */
package dev.weft.bootstrap.http.flow;
