/**
 * The append scenario: frames of every mode beside plain inserts of the same rows.
 *
 * <p>Ratios within one run are what counts; the floor takes its turns between the others.
 */
package dev.weft.benchmarks.append;
