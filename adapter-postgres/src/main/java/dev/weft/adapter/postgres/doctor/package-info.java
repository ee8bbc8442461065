/**
 * What can be found out about a database without touching it: versions, settings, who holds it
 * back.
 *
 * <p>Facts only; what to think of them is said elsewhere.
 */
package dev.weft.adapter.postgres.doctor;
