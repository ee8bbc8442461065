/** Weft itself in the line-up, through its public parts: ports, use cases, adapter, pools. */
package dev.weft.benchmarks.weft;
