/**
 * The standalone app: the only module that knows everybody.
 *
 * <p>Starts the parts in order and stops them in the opposite one. No rule of the business lives
 * here.
 */
package dev.weft.bootstrap;
