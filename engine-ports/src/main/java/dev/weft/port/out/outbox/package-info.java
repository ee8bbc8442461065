/**
 * Where messages and endpoints are kept, and who carries messages out of the house.
 *
 * <p>Stores never branch on state, except in the claim, which says so. Whoever locks an endpoint
 * and rows of it locks the endpoint first, then its rows in id order. Times are the store's own.
 */
package dev.weft.port.out.outbox;
