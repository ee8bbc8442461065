/**
 * A first visible job: work goes in over the API, a few workers take it, its end is read back.
 *
 * <p>Everything goes through HTTP, as a worker in any language would do it.
 */
package dev.weft.bootstrap.demo;
