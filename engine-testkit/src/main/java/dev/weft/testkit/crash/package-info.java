/**
 * Names for every moment at which a process may die, and a way to die there.
 *
 * <p>Every call of a store and every commit is a point; a process without an armed point runs the
 * real stores and pays nothing.
 */
package dev.weft.testkit.crash;
