/**
 * What users ask of flows: create, define or grow, seal, read, cancel.
 *
 * <p>Graph calls lock the flow, so they wait for each other and for dispatch; reads lock nothing.
 * Each file is the whole contract of one use case.
 */
package dev.weft.port.in.flow;
