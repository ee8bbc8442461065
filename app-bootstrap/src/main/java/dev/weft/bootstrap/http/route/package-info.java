/**
 * The table of routes: who may call each, what it takes and answers, and the description of it all.
 *
 * <p>A route is declared in steps that must all be taken, so that none can be added without a role,
 * a body limit, an operation name and its description. The OpenAPI document is written from the
 * table.
 */
package dev.weft.bootstrap.http.route;
