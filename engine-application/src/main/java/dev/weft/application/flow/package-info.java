/**
 * Graph calls and reads of flows.
 *
 * <p>Every call that changes a graph locks the flow first and reads what it decides from afterwards
 * (A4, A9); checks and plans are the domain's. Owns I4, I11, I12 and I13 for flows.
 */
package dev.weft.application.flow;
