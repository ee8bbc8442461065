/**
 * The bytes that leave the house and what is read from those that come back.
 *
 * <p>Owns I36 on the wire: the same messages give the same body and the same id on every try; only
 * timestamp and signature differ. Does no I/O.
 */
package dev.weft.adapter.httpoutbox.wire;
