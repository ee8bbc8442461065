/**
 * Where a row lives: one of 256 partitions, computed once when an id is made.
 *
 * <p>Afterwards the partition is read from the id and never hashed again. Touches {@code input}.
 */
package dev.weft.domain.partition;
