/**
 * A PostgreSQL of our own, in a local folder.
 *
 * <p>A real server with durable settings: it survives restarts of the app and its violent end, and
 * listens on the loopback address only, with a password nobody chose. One app at a time owns a
 * folder; what a killed one left running is stopped by the next.
 */
package dev.weft.bootstrap.embedded;
