/**
 * The routes of executions: submit, claim, settle, describe.
 *
 * <p>A batch answers one status per item; only a submit is refused whole, with every problem.
 */
package dev.weft.bootstrap.http.execution;
