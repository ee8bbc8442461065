/**
 * Where the engine keeps things, seen from the wiring: transactions, a health question, an end.
 *
 * <p>Only the wiring's storage modules know which adapter stands behind it.
 */
package dev.weft.bootstrap.storage;
