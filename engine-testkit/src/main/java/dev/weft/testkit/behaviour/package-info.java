/**
 * Random lives of an engine, drawn from a seed, so that two storages can be compared.
 *
 * <p>The same seed gives the same operations as long as the answers are the same; where they part,
 * a storage is wrong. Touches domain, ports, application, builders and driving.
 */
package dev.weft.testkit.behaviour;
