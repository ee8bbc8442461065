/**
 * What passing time asks of executions, one public step each.
 *
 * <p>A loop calls a step again and again; tests call it by hand. Nothing depends on how often.
 */
package dev.weft.port.in.sweep;
