/** The record of operators' actions in PostgreSQL. */
package dev.weft.adapter.postgres.audit;
