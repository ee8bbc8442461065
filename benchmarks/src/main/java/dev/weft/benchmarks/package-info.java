/**
 * The benchmark commands: Weft beside its peers and beside hand-written SQL.
 *
 * <p>One run starts one server; every number in a report comes from it. Never published and never
 * part of the build's verdict: aims are reported, the exit code stays 0.
 */
package dev.weft.benchmarks;
