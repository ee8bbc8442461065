/**
 * The web server itself: its limits, its deadlines for slow clients, its own refusals (S11, S12).
 *
 * <p>Routes know nothing of it.
 */
package dev.weft.bootstrap.http.jetty;
