/** Pending completions and the joins they lead to, in PostgreSQL. */
package dev.weft.adapter.postgres.dispatch;
