/**
 * One exchange with a receiver that may be slow, broken or hostile.
 *
 * <p>Bounds everything a receiver controls: time by a timer of our own, headers and body by size,
 * connections by use. Owns S20, S22 and S23; knows neither messages nor meanings.
 */
package dev.weft.adapter.httpoutbox.exchange;
