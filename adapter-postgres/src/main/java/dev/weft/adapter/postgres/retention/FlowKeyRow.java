package dev.weft.adapter.postgres.retention;

import java.util.UUID;

/** The key of a flow that is being removed. */
public record FlowKeyRow(short partitionKey, UUID flowId) {}
