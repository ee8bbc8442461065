/** Streams: how heads, frames and summaries look as rows, and the statements on them. */
package dev.weft.adapter.postgres.stream;
