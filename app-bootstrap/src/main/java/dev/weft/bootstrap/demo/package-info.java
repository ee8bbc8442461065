/**
 * Built-in workers, and the way to the API that they and the demo share.
 *
 * <p>Everything goes through HTTP, as a worker in any language would do it.
 */
package dev.weft.bootstrap.demo;
