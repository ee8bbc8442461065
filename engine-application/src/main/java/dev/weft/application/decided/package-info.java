/**
 * The walk shared by operators and sweeps: lock, decide, write.
 *
 * <p>Touches domain and driven ports; opens no transaction by itself.
 */
package dev.weft.application.decided;
