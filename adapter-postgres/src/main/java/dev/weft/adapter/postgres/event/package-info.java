/** The feed for subscribers, in PostgreSQL. */
package dev.weft.adapter.postgres.event;
