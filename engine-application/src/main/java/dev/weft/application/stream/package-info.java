/**
 * Writing and reading output streams.
 *
 * <pre>
 * append: patches read ──▶ durable only: one statement decides
 *                      └─▶ the rest: look, decide, write if nothing changed; look again, then locked
 * </pre>
 *
 * <p>Nobody waits here: a tailer that has to wait is told so, and {@code runtime} wakes it. Touches
 * domain and ports.
 */
package dev.weft.application.stream;
