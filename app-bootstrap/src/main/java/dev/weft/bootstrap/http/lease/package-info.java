/**
 * What the holder of a lease tells over HTTP: renewed, completed, failed, delayed.
 *
 * <p>A batch answers 200 with one status per item; an item that cannot be read is answered like one
 * that was refused, and its neighbours go on.
 */
package dev.weft.bootstrap.http.lease;
