/**
 * The commands that talk to a running server: executions, lanes, workers, audit, and the worker
 * that runs a command for each execution.
 *
 * <p>They go through the HTTP API like any client. Answers are printed for people, or as the server
 * sent them with {@code --json}.
 */
package dev.weft.bootstrap.cli.remote;
