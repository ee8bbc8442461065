/**
 * What the engine tells about itself, as numbers for Prometheus.
 *
 * <p>Counters rise as things happen in this process. What is stored is looked at when somebody asks
 * for the numbers, and not more often than every few seconds however many ask.
 */
package dev.weft.bootstrap.telemetry;
