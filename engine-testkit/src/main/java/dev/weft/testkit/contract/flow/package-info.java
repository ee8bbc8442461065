/**
 * What every storage of flows, joins and events must do, row by row, without any use case.
 *
 * <p>An adapter runs each suite by a subclass of five lines. Touches domain, ports and the builders
 * of this module.
 */
package dev.weft.testkit.contract.flow;
