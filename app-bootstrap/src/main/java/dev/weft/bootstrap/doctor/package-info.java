/**
 * What to think of what was found in a database: whether it is well, what hurts, what to do.
 *
 * <p>Pure rules over facts; the looking is the adapter's.
 */
package dev.weft.bootstrap.doctor;
