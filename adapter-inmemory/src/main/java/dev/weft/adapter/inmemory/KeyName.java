package dev.weft.adapter.inmemory;

import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.IdempotencyKey;

/** A key within its namespace. */
record KeyName(Namespace namespace, IdempotencyKey key) {}
