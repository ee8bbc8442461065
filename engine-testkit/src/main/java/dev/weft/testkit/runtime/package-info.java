/**
 * What running engines do over any storage, as abstract suites.
 *
 * <p>Run by both storage adapters, five lines each. The store's clock stands still until a test
 * moves it; nobody raises a hint unless a test says so: everything here is found by polling. Waits
 * are on events with a timeout. Touches domain, ports, application and the rest of the test kit.
 */
package dev.weft.testkit.runtime;
