/**
 * The outbox over HTTP: endpoints, messages, and what operators do to both.
 *
 * <p>A secret is never part of an answer, only the name it is found under (S42); payloads are not
 * shown either.
 */
package dev.weft.bootstrap.http.outbox;
