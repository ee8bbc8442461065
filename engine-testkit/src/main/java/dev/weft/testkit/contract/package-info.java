/**
 * What every storage adapter must do, as abstract suites: one topic each.
 *
 * <p>An adapter extends each suite and answers {@code ports()}, five lines in all. A suite opens
 * its ports once; tests keep apart by using a lane and a namespace of their own. The suites and the
 * Javadoc of the ports are two forms of one thing: a port changes together with its suite. Touches
 * domain, ports, application and the rest of the test kit, never an adapter.
 */
package dev.weft.testkit.contract;
