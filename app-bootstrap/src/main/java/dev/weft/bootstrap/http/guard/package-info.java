/**
 * What every request passes before a route sees it: its id, where it comes from, who sends it.
 *
 * <p>A service on the loopback address is reachable by every web page its user opens; the checks of
 * Host, Origin and content type are what keeps those out (S2, S6).
 */
package dev.weft.bootstrap.http.guard;
