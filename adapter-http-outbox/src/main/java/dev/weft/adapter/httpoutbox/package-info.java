/**
 * Delivers outbox messages over HTTP: one request, one deadline, one answer.
 *
 * <p>Translates and decides nothing: where a message may go, what an answer means and when to try
 * again are the domain's. Touches ports, domain, Apache HttpClient and slf4j; starts no thread and
 * knows no database.
 */
package dev.weft.adapter.httpoutbox;
