/**
 * What a run found, as a table for people and as JSON for machines.
 *
 * <p>Values only: nothing here measures, and nothing here judges beyond the aims it is given.
 */
package dev.weft.benchmarks.report;
