/**
 * The schema and its way forward: numbered SQL files, applied once each, in order.
 *
 * <p>Owns I42. Has a connection of its own because a migration is no engine transaction.
 */
package dev.weft.adapter.postgres.schema;
