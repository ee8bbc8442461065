/**
 * Transactions, and the stores that exist only inside one.
 *
 * <p>Nothing can be written outside a transaction because nothing hands out a store outside one.
 */
package dev.weft.port.out.tx;
