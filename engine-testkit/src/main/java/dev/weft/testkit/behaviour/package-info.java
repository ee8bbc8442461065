/**
 * What running engines do over any storage: abstract suites, and random lives drawn from a seed.
 *
 * <p>The suites are run by both storage adapters, five lines each; their clock stands still until a
 * test moves it, and work is found by polling. The same seed gives the same operations as long as
 * the answers are the same: where two storages part, one of them is wrong. Touches domain, ports,
 * application and the rest of the test kit.
 */
package dev.weft.testkit.behaviour;
