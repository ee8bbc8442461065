/**
 * Output streams over HTTP: append, read, tail by long poll or as server-sent events, summaries.
 *
 * <p>A long poll holds no thread while it waits. Frames leave as base64: their bytes are nobody's
 * business here.
 */
package dev.weft.bootstrap.http.stream;
